"""Read titles, place names, numbers and unresolved references from an SVG drawing."""

from __future__ import annotations

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def titles(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}title")]


def names(svg: str) -> set[str]:
    return {
        " ".join(span.text or "" for span in text)
        for text in parsed(svg).iter(f"{SVG}text")
        if "name" in text.get("class", "").split()
    }


def numbers(svg: str) -> list[int]:
    return [int(text.text or "") for text in parsed(svg).iter(f"{SVG}text") if "num" in text.get("class", "").split()]


def unresolved_references(svg: str) -> set[str]:
    """Theme tokens, files and symbols that a drawing refers to but does not contain."""
    ids = {element.get("id") for element in parsed(svg).iter() if element.get("id")}
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    outside = re.findall(r"var\(--\w+|(?:href|src)=\"(?!#)|@import|url\((?!#)", svg)
    return (used - ids) | set(outside)
