"""A report in other forms: JUnit XML for CI servers, Markdown for a CI page, an endpoint for a badge."""

import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree as xml

from conformance.adapters.quoting import printable
from conformance.run.report import GATING, Report
from conformance.run.unlock import read

SKIPPED = ("unsupported", "not-run")
ERRORS = ("crash", "timeout", "invalid-output", "adapter-error", "harness-error")


def junit(report: Report) -> str:
    """JUnit XML: a test a scenario, with rule, level and game as properties. Incomplete reports say so in the suite."""
    results = report.results
    suite = xml.Element("testsuite", {
        "name": "conformance" + ("" if report.complete else " (incomplete)"),
        "tests": str(len(results) + (not report.complete)),
        "failures": str(sum(line["verdict"] == "fail" for line in results)),
        "errors": str(sum(line["verdict"] in ERRORS for line in results) + (not report.complete)),
        "skipped": str(sum(line["verdict"] in SKIPPED for line in results)),
    })
    for line in results:
        test = xml.SubElement(suite, "testcase", {"classname": f"{line['game']}.{line['rule']}", "name": line["id"]})
        properties = xml.SubElement(test, "properties")
        for key in ("rule", "level", "game", "verdict"):
            xml.SubElement(properties, "property", {"name": key, "value": line[key]})
        if line["verdict"] == "pass":
            continue
        tag = "failure" if line["verdict"] == "fail" else "skipped" if line["verdict"] in SKIPPED else "error"
        found = xml.SubElement(test, tag, {"message": printable(line.get("message", "")), "type": line["verdict"]})
        step = [f"{line.get('file', '')}:{line.get('line', '')} {line['step']}"] if line.get("step") else []
        found.text = printable("\n".join([*step, *line.get("differences", ())]))
    if not report.complete:
        test = xml.SubElement(suite, "testcase", {"classname": "conformance", "name": "the run came to its end"})
        xml.SubElement(test, "error", {"message": "the run broke off; results are missing", "type": "incomplete"})
    root = xml.Element("testsuites")
    root.append(suite)
    xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + xml.tostring(root, encoding="unicode") + "\n"


def counts(report: Report, game: str | None = None) -> dict[str, Counter[str]]:
    """Verdicts by level."""
    found: dict[str, Counter[str]] = {}
    for line in report.results:
        if game in (None, line["game"]):
            found.setdefault(line["level"], Counter())[line["verdict"]] += 1
    return found


def conforms(report: Report, game: str | None = None) -> bool:
    """Whether everything that gates passes, in a whole report."""
    found = counts(report, game)
    return report.complete and bool(found) and all(set(found.get(level, ())) <= {"pass"} for level in GATING)


def markdown(report: Report) -> str:
    """A summary for a CI page: the counts, then the rules that are broken with their first scenario."""
    who = cell(f"{report.header['adapter']['name']} {report.header['adapter']['version']}".strip())
    verdict = "conforms" if conforms(report) else "does not conform" if report.complete else "**incomplete**"
    lines = [f"## {who}: {verdict}", "", f"TCG Conformance {report.header['suite']}, {len(report.results)} of "
             f"{report.header['planned']} scenarios", "", "| level | pass | all | others |", "|---|---|---|---|"]
    for level, counter in sorted(counts(report).items()):
        others = ", ".join(f"{n} {v}" for v, n in sorted(counter.items()) if v != "pass") or "–"
        lines.append(f"| {level} | {counter['pass']} | {sum(counter.values())} | {others} |")
    broken: dict[str, list[dict[str, Any]]] = {}
    for line in report.results:
        if line["verdict"] not in ("pass", "unsupported"):
            broken.setdefault(line["rule"], []).append(line)
    if broken:
        lines += ["", "| rule | scenarios | first | why |", "|---|---|---|---|"]
        for rule, found in broken.items():
            why = cell(found[0].get("message", ""))
            lines.append(f"| {rule} | {len(found)} | {found[0]['id']} ({found[0]['verdict']}) | {why} |")
    if table := read(report.results):
        lines += ["", "| to be declared | unlocks by itself | of those that need it |", "|---|---|---|"]
        lines += [f"| {row.need} | {row.alone} | {row.among} |" for row in table]
    return "\n".join(lines) + "\n"


def cell(text: str) -> str:
    """The first line of a text for a table."""
    first = (printable(text).splitlines() or [""])[0][:160]
    for letter, written in (("&", "&amp;"), ("<", "&lt;"), ("|", "\\|")):
        first = first.replace(letter, written)
    return first


def badge(report: Report, game: str | None = None, label: str | None = None) -> str:
    """A shields endpoint. Percentages are rounded down over all required scenarios; an incomplete report is grey."""
    counter = counts(report, game).get("required", Counter())
    total, passed = sum(counter.values()), counter["pass"]
    name = label or f"TCG conformance{f' {game}' if game else ''}"
    if not report.complete or not total:
        return endpoint(name, "not run" if report.complete else "incomplete", "lightgrey")
    message = f"{passed}/{total} required" if passed == total else f"{passed * 100 // total}% of {total} required"
    gated = conforms(report, game)
    return endpoint(name, message, "brightgreen" if gated else "yellow" if passed == total else "red")


def endpoint(label: str, message: str, color: str) -> str:
    """The JSON of a badge."""
    return json.dumps({"schemaVersion": 1, "label": label, "message": message, "color": color}) + "\n"
