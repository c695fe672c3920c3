"""What stands at the head of exported cases, for runners that do not know the game."""

from conformance.protocol.games import game
from conformance.suite.export import export_game


def test_defaults_tell_hidden_things_apart() -> None:
    found = export_game("renathea")["defaults"]
    assert found["view"]["players.*.arena.*"] == {"face_up": True, "status": None}
    assert found["hidden"] == {"players.*.arena.*": {"face_up": False, "status": None}}
    assert found["position"]["players.*"]["hand"] == []


def test_zones_have_one_path_each() -> None:
    for kind in ("position", "view"):
        zones = export_game("renathea")["zones"][kind]
        assert zones == {"ordered": ["players.*.arena", "players.*.deck"],
                         "unordered": ["players.*.collection", "players.*.hand", "players.*.podium"]}


def test_the_head_says_the_same_as_the_engine() -> None:
    found, engine = export_game("renathea"), game("renathea").engine
    assert found["reasons"] == list(engine.REASONS)
    assert found["settled"] == list(engine.SETTLED)
    assert found["windows"] is False
    assert found["chance_phases"] == ["decks", "shuffle"]
