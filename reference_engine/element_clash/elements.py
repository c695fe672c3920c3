"""Elements ("Keunggulan Elemen"): each has the advantage over one other."""

from reference_engine.element_clash.cards import Element
from reference_engine.kernel import cite

ADVANTAGE = 100


def has_advantage(element: Element | None, over: Element | None) -> bool:
    """Whether monsters of an element have the advantage over those of another."""
    beats: dict[Element, Element] = {}
    cite("EC-26.3", "EC-26.4")
    beats["electric"] = "water"
    cite("EC-26.3", "EC-26.5")
    beats["water"] = "fire"
    cite("EC-26.3", "EC-26.6")
    beats["fire"] = "plant"
    cite("EC-26.3", "EC-26.7")
    beats["plant"] = "earth"
    cite("EC-26.3", "EC-26.8")
    beats["earth"] = "electric"
    return element is not None and over is not None and beats.get(element) == over
