"""Cases for other runners: everything that is needed to judge an implementation without this package."""

from importlib.metadata import version
from typing import Any

from conformance.protocol.games import game
from conformance.protocol.messages import VERSION
from conformance.protocol.schemas import defaults
from conformance.run.executor import UNSCRIPTED
from conformance.suite.catalogue import digest, packaged
from conformance.suite.compiler import compile_scenario

FORMAT = 1


def export_game(name: str) -> dict[str, Any]:
    """All cases of one game, and what their operations mean for its documents. Raises CompileError."""
    found = game(name)
    engine = found.engine

    def zones(of: dict[tuple[str, ...], bool]) -> dict[str, list[str]]:
        return {"ordered": sorted(".".join(path) for path, ordered in of.items() if ordered),
                "unordered": sorted(".".join(path) for path, ordered in of.items() if not ordered)}

    return {
        "format": FORMAT, "protocol": VERSION, "suite": version("tcg-conformance"), "digest": digest([name]),
        "game": name, "name": engine.NAME, "seats": list(engine.SEATS),
        "defaults": {"position": defaults(engine.Position), "view": defaults(engine.View),
                     "hidden": defaults(engine.View, hidden=True)},
        "zones": {"position": zones(found.zones), "view": zones(found.view_zones)},
        "settled": list(engine.SETTLED), "windows": engine.WINDOWS, "chance_phases": list(engine.CHANCE_PHASES),
        "unscripted": getattr(engine, "UNSCRIPTED", UNSCRIPTED), "reasons": list(engine.REASONS),
        "cases": [compile_scenario(scenario) for scenario in packaged(name).scenarios],
    }
