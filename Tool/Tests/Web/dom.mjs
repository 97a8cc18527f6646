// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Elements that have as much as keyed lists need, count what is done to them, and refuse what browsers refuse.

class StrictElement {
  parentNode = null;
  children = [];
  touches = 0;

  constructor(page, id) { Object.assign(this, { page, id }); }

  get nextSibling() {
    const siblings = this.parentNode.children;
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  insertBefore(node, reference) {
    if (reference === undefined) throw new TypeError("2 arguments required");
    if (reference && reference.parentNode !== this) {
      throw new Error("NotFoundError: the reference is not a child of this node");
    }
    const next = reference === node ? node.nextSibling : reference;
    this.page.counts[node.parentNode ? "moved" : "inserted"]++;
    node.#leave();
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, node);
    node.parentNode = this;
    node.touches++;
  }

  append(node) { this.insertBefore(node, null); }

  remove() {
    if (!this.parentNode) throw new Error("the node has no parent: it is removed twice");
    this.page.counts.removed++;
    this.touches++;
    this.#leave();
  }

  #leave() {
    if (this.parentNode) this.parentNode.children.splice(this.parentNode.children.indexOf(this), 1);
    this.parentNode = null;
  }
}

// Returns a list with an element for each id, what makes others, and how often nodes were inserted, moved and removed.
export const madeList = (ids) => {
  const page = {};
  const made = (id) => new StrictElement(page, id);
  const list = made();
  const reset = () => { page.counts = { inserted: 0, moved: 0, removed: 0 }; };
  reset();
  ids.forEach((id) => list.append(made(id)));
  reset();
  for (const row of list.children) row.touches = 0;
  return { page, list, made };
};
