# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The elements of a page, read from its file without a browser."""

import re
from html.parser import HTMLParser



class Element:
    """An element of a page with what it contains."""

    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, attributes, parent
        self.children = []

    def __getitem__(self, name):
        return self.attributes.get(name) or ""

    @property
    def classes(self):
        """The classes of the element."""
        return self["class"].split()

    @property
    def text(self):
        """All text in the element, with single spaces."""
        parts = [child if isinstance(child, str) else child.text for child in self.children]
        return re.sub(r"\s+", " ", "".join(parts)).strip()

    def all(self, tag=None, **attributes):
        """Returns all elements within that have a tag and attributes; 'kind' is one of the classes."""
        kind = attributes.pop("kind", None)
        found = []
        for child in self.children:
            if isinstance(child, str):
                continue
            matches = (not tag or child.tag == tag) and (not kind or kind in child.classes)
            if matches and all(child[name] == value for name, value in attributes.items()):
                found.append(child)
            found += child.all(tag, **attributes, **({"kind": kind} if kind else {}))
        return found


class Reader(HTMLParser):
    """Reads a page. Unlike a browser it accepts no element without an end."""

    VOID = {"meta", "input", "br", "hr", "img", "link"}

    def __init__(self, text):
        super().__init__()
        self.root = self.open = Element("", {}, None)
        self.feed(text)
        self.close()
        assert self.open is self.root, f"<{self.open.tag}> has no end"

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        element = Element(tag, dict(attrs), self.open)
        self.open.children.append(element)
        if tag not in self.VOID:
            self.open = element

    def handle_startendtag(self, tag, attrs):
        self.open.children.append(Element(tag, dict(attrs), self.open))

    def handle_endtag(self, tag):
        assert tag == self.open.tag, f"</{tag}> ends <{self.open.tag}>, at line {self.getpos()[0]}"
        self.open = self.open.parent

    def handle_data(self, data):
        self.open.children.append(data)
