// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A document that has as much as keyed lists need, counts what is done to it, and refuses what browsers refuse. Nodes that
// leave the document lose the focus.

export class StrictDocument {
  activeElement = null;
  counts = { inserted: 0, moved: 0, removed: 0 };
  selection = {
    anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0,
    setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset) {
      Object.assign(this, { anchorNode, anchorOffset, focusNode, focusOffset });
    },
  };

  getSelection() { return this.selection; }
  createElement(name) { return new StrictElement(this, name); }
}

class StrictElement {
  #parent = null;
  #previous = null;
  #next = null;
  #first = null;
  #last = null;

  constructor(page, name) { Object.assign(this, { ownerDocument: page, name, touches: 0, isRoot: false }); }

  get parentNode() { return this.#parent; }
  get nextSibling() { return this.#next; }
  get firstChild() { return this.#first; }
  get isConnected() { return this.isRoot || (this.#parent?.isConnected ?? false); }
  get children() {
    const children = [];
    for (let child = this.#first; child; child = child.#next) children.push(child);
    return children;
  }

  contains(node) {
    for (let one = node; one; one = one.#parent) if (one === this) return true;
    return false;
  }

  insertBefore(node, reference) {
    if (arguments.length < 2 || reference === undefined) throw new TypeError("2 arguments required");
    if (node.contains(this)) throw new Error("HierarchyRequestError: a node cannot contain itself");
    if (reference && reference.#parent !== this) {
      throw new Error("NotFoundError: the reference is not a child of this node");
    }
    const next = reference === node ? node.#next : reference;
    const { counts } = this.ownerDocument;
    if (node.#parent) {
      counts.moved++;
      node.#leave();
    } else {
      counts.inserted++;
    }
    node.touches++;
    node.#parent = this;
    node.#next = next;
    node.#previous = next ? next.#previous : this.#last;
    if (node.#previous) node.#previous.#next = node;
    else this.#first = node;
    if (next) next.#previous = node;
    else this.#last = node;
    return node;
  }

  append(node) { this.insertBefore(node, null); }

  remove() {
    if (!this.#parent) throw new Error("the node has no parent: it is removed twice");
    this.ownerDocument.counts.removed++;
    this.touches++;
    this.#leave();
  }

  removeChild(node) {
    if (node.#parent !== this) throw new Error("NotFoundError: the node is not a child of this node");
    node.remove();
  }

  focus() {
    if (this.isConnected) this.ownerDocument.activeElement = this;
  }

  #leave() {
    const page = this.ownerDocument;
    if (this.contains(page.activeElement)) page.activeElement = null;
    if (this.contains(page.selection.anchorNode)) page.selection.anchorNode = this.#parent;
    if (this.contains(page.selection.focusNode)) page.selection.focusNode = this.#parent;
    if (this.#previous) this.#previous.#next = this.#next;
    else this.#parent.#first = this.#next;
    if (this.#next) this.#next.#previous = this.#previous;
    else this.#parent.#last = this.#previous;
    this.#parent = this.#previous = this.#next = null;
  }
}

// Returns a list in a new document, with an element for each id, and these by id.
export const madeList = (ids) => {
  const page = new StrictDocument();
  const list = page.createElement("ul");
  list.isRoot = true;
  const made = (id) => Object.assign(page.createElement("li"), { id });
  ids.forEach((id) => list.append(made(id)));
  page.counts = { inserted: 0, moved: 0, removed: 0 };
  for (const row of list.children) row.touches = 0;
  return { page, list, made };
};
