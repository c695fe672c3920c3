"""The suite of Renathea is as good as the audit can tell."""

from conformance.suite.audit import run_audit


def test_the_audit_of_renathea_is_clean() -> None:
    lines: list[str] = []
    assert run_audit(["renathea"], lines.append) == 0, "\n".join(line for line in lines if "FINDING" in line)
    for check in ("citations", "reading audit", "second default", "null adapters", "knock-outs", "knock-ins"):
        assert f"renathea: {check}" in lines
