// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension PlayerScript {
  /// The batch of a stage in words, each of which leads to its place in the list.
  static let operations: Markup = #"""
    const listed = 300;
    const words = {
      delete: ["deleted", "Delete"], insert: ["inserted", "Insert"], move: ["moved", "Move"],
      reload: ["updated", "Reload"], update: ["updated", "Update"],
    };
    const grouped = (number) => number.toLocaleString("en");
    const numbered = (first, count) => (
      count === 1 ? grouped(first + 1) : `${grouped(first + 1)}–${grouped(first + count)}`);

    // Where an operation is: an offset as it is in its section.
    const placeOf = (state, offset, count) => {
      if (!state.sections) return numbered(offset, count);
      let first = offset;
      for (const section of state.sections) {
        if (first < section.count) {
          const end = Math.min(count, section.count - first);
          return `${section.name} ${numbered(first, end)}${end < count ? " …" : ""}`;
        }
        first -= section.count;
      }
      return "";
    };

    const lineOf = (index, [name, from, to, count]) => {
      const [old, now] = [states[index], states[index + 1]];
      const isSection = name.endsWith("Section");
      const [kind, verb] = words[name.replace("Section", "")];
      const state = from < 0 ? now : old;
      const offset = from < 0 ? to : from;
      const text = isSection
        ? state.sections[offset].name : fieldsOf(texts[state.textOf[offset]]).join("  ");
      const noun = isSection ? "section" : data.word;
      const what = count === 1 ? text : `${text} … ${grouped(count)} ${noun}s`;
      const at = (state, offset) => (
        isSection ? `section ${numbered(offset, count)}` : placeOf(state, offset, count));
      const places = [from < 0 ? null : at(old, from), to < 0 ? null : at(now, to)];
      const place = places.filter((place) => place !== null).join(" → ");
      const button = document.createElement("button");
      const item = made("li", data.columns.length ? "" : "line");
      const mark = made("span", "", marks[kind]);
      mark.style.color = `var(--${kind})`;
      button.append(
        mark, made("span", "what", what), made("span", "place", `${verb}: ${place}`));
      button.addEventListener("click", () => seek(index, isSection, from, to));
      item.append(button);
      return item;
    };

    let shownStage = -1;
    const showOperations = () => {
      const index = stageAt(time);
      if (index === shownStage || !count) return;
      shownStage = index;
      const { operations } = stages[index];
      const where = count === 1 ? "" : `Stage ${index + 1} of ${count}: `;
      const noun = operations.length === 1 ? "operation" : "operations";
      $("stage").textContent = `${where}${grouped(operations.length)} ${noun} on consecutive ${data.word}s`;
      $("operations").replaceChildren(
        ...operations.slice(0, listed).map((operation) => lineOf(index, operation)));
      $("more").hidden = operations.length <= listed;
      $("more").textContent = `and ${grouped(operations.length - listed)} more`;
    };

    const slotIn = (state, isSection, offset) => (
      isSection ? state.slotOfHeader[offset] : state.slotOf[offset]);
    const scrollToSlot = (slot) => {
      view.scrollTop = slot * height - view.clientHeight / 3;
    };

    // Scrolls to where an operation is at the time, and marks it.
    const seek = (index, isSection, from, to) => {
      const isAfter = from < 0 || (to >= 0 && time - index >= 0.5);
      // What is inserted can only be seen after the stage, what is deleted before it.
      if (from < 0 && time - index < 0.5) setTime(index + 1);
      if (to < 0 && time - index >= 0.5) setTime(index);
      const state = states[index + (isAfter ? 1 : 0)];
      scrollToSlot(slotIn(state, isSection, isAfter ? to : from));
      draw();
      const numbers = isSection ? state.headers : state.cells;
      const element = elements.get((isSection ? "h" : "") + numbers[isAfter ? to : from]);
      for (const other of elements.values()) other.classList.remove("sought");
      if (!element) return;
      element.classList.add("sought");
      setTimeout(() => element.classList.remove("sought"), 1200);
    };

    // Scrolls to the first change of a stage if none is visible.
    const reveal = (index) => {
      const isVisible = [...elements.values()].some((element) => (
        Object.keys(marks).some((kind) => element.classList.contains(kind))));
      const operation = stages[index].operations[0];
      if (isVisible || !operation) return;
      const [name, from, to] = operation;
      const state = states[index + (from < 0 ? 1 : 0)];
      scrollToSlot(slotIn(state, name.endsWith("Section"), from < 0 ? to : from));
      draw();
    };

    """#
}
