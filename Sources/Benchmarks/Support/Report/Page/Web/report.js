// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Tooltips, arrow keys, and the filter.
//
// Without them all figures are there to read. The script sets text and classes only, never markup.

(() => {
  "use strict";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const tip = document.getElementById("tip");
  const points = ".track, .point";

  // Tooltips: a point's label, below it or above, within the window.
  let shown = null;
  const show = (point) => {
    shown = point;
    tip.textContent = point.getAttribute("aria-label");
    tip.hidden = false;
    const place = (point.querySelector(".dot, .mark") || point).getBoundingClientRect();
    const size = tip.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const left = place.left + place.width / 2 - size.width / 2;
    const above = place.top - size.height - 10;
    tip.style.left = Math.max(8, Math.min(left, width - size.width - 8)) + "px";
    tip.style.top = (above > 8 ? above : place.bottom + 10) + "px";
  };
  const hide = () => {
    shown = null;
    tip.hidden = true;
  };
  const pointOf = (event) => event.target.closest?.(points);
  document.addEventListener("pointerover", (event) => {
    const point = pointOf(event);
    if (point) show(point);
  });
  document.addEventListener("pointerout", (event) => {
    const next = event.relatedTarget;
    if (!shown || next === tip || shown.contains(next)) return;
    const focused = document.activeElement;
    if (focused?.matches(points) && focused.matches(":focus-visible")) show(focused);
    else hide();
  });
  document.addEventListener("focusin", (event) => {
    const point = pointOf(event);
    if (point) show(point);
    else hide();
  });
  document.addEventListener("focusout", hide);
  addEventListener("scroll", () => {
    if (shown?.matches(":focus")) show(shown);
    else hide();
  }, { passive: true });

  // Arrow keys: one point of a chart is in the order of tabs, the others follow it.
  const isVisible = (element) => element.getClientRects().length > 0;
  const visible = (chart) => all(points, chart).filter(isVisible);
  const enter = (chart, point) => {
    for (const each of all(points, chart)) {
      each.setAttribute("tabindex", each === point ? 0 : -1);
    }
  };
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    const point = pointOf(event);
    if (!point || event.altKey || event.ctrlKey || event.metaKey) return;
    const chart = point.closest("[data-points]");
    const others = visible(chart);
    let next = others.indexOf(point) + (steps[event.key] || 0);
    if (event.key === "Home") next = 0;
    else if (event.key === "End") next = others.length - 1;
    else if (!steps[event.key]) return;
    event.preventDefault();
    const target = others[Math.max(0, Math.min(next, others.length - 1))];
    enter(chart, target);
    target.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    const point = pointOf(event);
    if (point) enter(point.closest("[data-points]"), point);
  });

  // The filter: all its words must occur in a case's title, rows or call.
  const input = document.getElementById("filter");
  const status = document.getElementById("matches");
  const plain = (text) => text.normalize("NFC").toLowerCase();
  const cases = all("[data-case]").map((element) => {
    const call = element.closest("[data-call]")?.dataset.call || "";
    return { element, key: plain(element.dataset.case + " " + call) };
  });
  const groups = [...all("[data-call], .group"), ...all("[data-source]")];
  const charts = all("[data-points]");
  const lists = cases.filter(({ element }) => element.closest("#cases .bars, #cases tbody"));
  const keys = new Set(lists.map(({ key }) => key));
  const filter = () => {
    const words = plain(input.value).split(/\s+/).filter((word) => word);
    const matches = (key) => words.every((word) => key.includes(word));
    for (const { element, key } of cases) element.classList.toggle("filtered", !matches(key));
    for (const group of groups) {
      const has = group.querySelector("[data-case]:not(.filtered)");
      group.classList.toggle("filtered", !has);
    }
    for (const chart of charts) {
      const rest = visible(chart);
      if (rest.length && !rest.some((point) => point.tabIndex === 0)) enter(chart, rest[0]);
    }
    const found = [...keys].filter(matches).length;
    status.textContent = words.length ? `${found} of ${keys.size} cases` : `${keys.size} cases`;
  };
  if (keys.size) {
    input.closest(".filter").hidden = false;
    input.addEventListener("input", filter);
    filter();
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.matches("input") || input.closest("[hidden]")) return;
    event.preventDefault();
    input.focus();
  });

  // Details are open on paper, and the contents where there is room beside the results.
  const contents = document.querySelector(".contents");
  contents.open = matchMedia("(min-width: 64rem)").matches;
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = all("details:not([open])");
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
})();
