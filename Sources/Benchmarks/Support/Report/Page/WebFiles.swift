// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed from the files in Web; change those, and run it.

import CommandLineSupport

/// The scripts and style sheets of a page.
enum WebFiles {
  /// The text of `charts.css`.
  static let chartsCSS: Markup = #"""
    .chart {
      --name: minmax(0, 19rem); --value: 6.5rem; margin: 0.25rem 0 0.5rem; font-size: 0.875rem;
      line-height: 1.35;
    }
    .axis, .bars li {
      display: grid; grid-template-columns: var(--name) minmax(0, 1fr) var(--value);
      column-gap: 1rem;
    }
    .scale {
      grid-column: 2; position: relative; height: 1.25rem; color: var(--quiet);
      font-size: 0.75rem; white-space: nowrap;
    }
    .scale span { position: absolute; transform: translateX(-50%); }
    .scale .start { transform: none; }
    .scale .end { transform: translateX(-100%); }
    .scale .reference { color: var(--text); font-weight: 600; }
    @media (min-width: 64rem) {
      .axis { position: sticky; top: 0; z-index: 1; background: var(--page); }
    }
    .bars { list-style: none; margin: 0; padding: 0; }
    .bars li { align-items: center; border-top: 1px solid var(--line); }
    .bars li:hover { background: var(--panel); }
    .name { grid-column: 1; padding: 0.3rem 0; }
    .rows { color: var(--quiet); font-size: 0.75rem; white-space: nowrap; }
    .track {
      grid-column: 2; position: relative; align-self: stretch; min-height: 1.75rem;
      background: var(--grid);
    }
    .line { display: contents; }
    .value { grid-column: 3; text-align: right; }
    .head { color: var(--quiet); font-size: 0.75rem; }
    .track i, .key i {
      position: absolute; top: 50%; print-color-adjust: exact; -webkit-print-color-adjust: exact;
      forced-color-adjust: none;
    }
    .stem { height: 5px; margin-top: -2.5px; background: var(--own); opacity: 0.55; }
    .stem.beyond { background: var(--beyond); }
    .reach { height: 2px; margin-top: -1px; background: var(--measure); }
    .reach.beyond { background: var(--beyond); }
    .dot {
      width: 10px; height: 10px; margin: -5px 0 0 -5px; border-radius: 50%;
      background: var(--own);
    }
    .dot.beyond {
      background: var(--beyond); border-radius: 0; transform: rotate(45deg) scale(0.9);
    }
    .dot.clipped {
      border-radius: 0; clip-path: polygon(0 50%, 100% 0, 100% 100%); margin-left: 0;
      transform: none;
    }
    .limit { width: 2px; height: 16px; margin: -8px 0 0 -1px; background: var(--text); }
    .track:focus-visible { outline-offset: -1px; }
    .track:focus-visible .dot, .track:hover .dot {
      box-shadow: 0 0 0 3px var(--page), 0 0 0 5px currentColor;
    }
    .key {
      display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; list-style: none; margin: 0;
      padding: 0; font-size: 0.8125rem; color: var(--quiet);
    }
    .key li { position: relative; padding-left: 1.1rem; }
    .key i { left: 5px; }
    .key .clipped, .key .reach { left: 0; }
    .key .reach { width: 12px; }
    @media (max-width: 40rem) {
      .chart { --value: 5.5rem; }
      .head, .minor { display: none; }
      main section:first-child { border-top: 0; }
      .axis, .line {
        display: grid; grid-template-columns: minmax(0, 1fr) var(--value); column-gap: 0.5rem;
      }
      .line { align-items: center; }
      .bars li { display: block; padding: 0.3rem 0; }
      .name { display: block; padding: 0; }
      .scale, .track { grid-column: 1; }
      .value { grid-column: 2; }
    }

    .charts {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      column-gap: 2rem;
    }
    figure {
      display: grid; grid-template-rows: subgrid; grid-row: span 4; align-content: start;
      grid-template-columns: minmax(0, 1fr); margin: 0 0 1.5rem; min-width: 0;
    }
    .fact { margin: 0 0 0.5rem; font-size: 0.8125rem; color: var(--quiet); }
    .fact b { color: var(--text); }
    .fact .exceeded { color: var(--beyond); }
    figure h4 { margin: 1rem 0 0.15rem; }
    svg { display: block; width: 100%; max-width: 27rem; height: auto; overflow: visible; }
    svg text { font-size: 11px; fill: var(--quiet); font-family: inherit; }
    svg .name { fill: var(--quiet); }
    svg .name.call { fill: var(--own); font-weight: 600; }
    .grid { stroke: var(--line); }
    .fitted { fill: var(--fitted); }
    polyline { fill: none; stroke-linejoin: round; stroke-linecap: round; }
    polyline.call { stroke: var(--own); stroke-width: 2.25; }
    polyline.measure { stroke: var(--measure); stroke-width: 1.25; }
    polyline.measure-2 { stroke-dasharray: 5 4; }
    polyline.measure-3 { stroke-dasharray: 1 4; }
    .area { fill: transparent; }
    .mark { fill: var(--own); stroke: var(--page); stroke-width: 1.5; }
    .point:focus { outline: none; }
    .point:focus-visible .area { stroke: var(--own); stroke-width: 2; }
    .point:hover .mark, .point:focus-visible .mark { r: 5px; }
    #tip {
      position: fixed; z-index: 4; max-width: min(22rem, calc(100vw - 1rem));
      padding: 0.4rem 0.65rem; border-radius: 6px; background: var(--tip); color: var(--tip-text);
      font-size: 0.8125rem; line-height: 1.4; pointer-events: none;
    }

    """#

  /// The text of `layout.css`.
  static let layoutCSS: Markup = #"""
    :root {
      color-scheme: light dark;
      --page: #fdfdfc; --panel: #f4f5f3; --text: #1b1f24; --quiet: #59616b; --line: #e2e4e1;
      --reference: #8a929c; --own: #0a5cb8; --beyond: #ab4a00; --measure: #6a727c;
      --fitted: #eef3f9; --tip: #1b1f24; --tip-text: #fdfdfc;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --panel: #1d2126; --text: #e7e9ec; --quiet: #a3abb6; --line: #2d333a;
        --reference: #79828d; --own: #6db3ff; --beyond: #ffa657; --measure: #98a1ac;
        --fitted: #1a222c; --tip: #e7e9ec; --tip-text: #14171b;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 6.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
    }
    h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; font-weight: 600; }
    h1 { font-size: 1.75rem; letter-spacing: -0.015em; margin: 0; }
    h2 { font-size: 1.375rem; letter-spacing: -0.01em; margin: 0 0 0.75rem; }
    h3 { font-size: 1.0625rem; margin: 2.25rem 0 0; }
    h4 { font-size: 0.9375rem; margin: 1.75rem 0 0.5rem; }
    p { margin: 0 0 1rem; max-width: 44rem; text-wrap: pretty; }
    a { color: var(--own); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    code { font: 0.925em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    :focus-visible { outline: 2px solid var(--own); outline-offset: 2px; border-radius: 2px; }
    main:focus { outline: none; }
    [hidden] { display: none !important; }
    .unseen, .filter label {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .filter label { font-size: 0.875rem; }
    .skip {
      position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--page); z-index: 3;
    }
    .skip:focus { left: 0.5rem; top: 0.5rem; }

    header { max-width: 78rem; margin: 0 auto; padding: 2.5rem 1.25rem 1.5rem; }
    header p { margin: 0.35rem 0 0; color: var(--quiet); max-width: none; }
    .columns { max-width: 78rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
    section { border-top: 1px solid var(--line); padding: 1.75rem 0 2.5rem; }
    .side {
      position: sticky; top: 0; z-index: 2; background: var(--page); margin: 0 -1.25rem;
      padding: 0.5rem 1.25rem; border-bottom: 1px solid var(--line);
      display: grid; gap: 0.35rem;
    }
    .filter {
      display: grid; grid-template-columns: 1fr auto; gap: 0.5rem 0.75rem; align-items: center;
    }
    .filter input {
      font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--reference);
      border-radius: 6px; padding: 0.35rem 0.6rem; min-width: 0; width: 100%;
    }
    .filter input::placeholder { color: var(--quiet); opacity: 1; }
    .filter p { margin: 0; font-size: 0.8125rem; color: var(--quiet); white-space: nowrap; }
    .contents ul { list-style: none; margin: 0; padding: 0; }
    .contents[open] { max-height: 60vh; overflow-y: auto; }
    .contents li { font-size: 0.875rem; line-height: 1.35; margin: 0.45rem 0; }
    .contents a { color: var(--text); text-decoration: none; }
    .contents a:hover { text-decoration: underline; }
    .contents .calls {
      margin-top: 0.75rem; padding-top: 0.5rem; border-top: 1px solid var(--line);
    }
    .calls li { font-size: 0.8125rem; }
    .calls a, .note { color: var(--quiet); }
    .note { font-size: 0.75rem; }
    summary {
      cursor: pointer; font-size: 0.875rem; color: var(--quiet); padding: 0.15rem 0;
      width: fit-content;
    }
    summary:hover { color: var(--text); }
    @media (min-width: 64rem) {
      .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem; }
      .side {
        align-self: start; max-height: 100vh; overflow-y: auto; margin: 0; padding: 1.75rem 0 1rem;
        border: 0; border-top: 1px solid var(--line); gap: 1rem;
      }
      .filter { grid-template-columns: 1fr; }
      .filter label { position: static; clip-path: none; width: auto; height: auto; }
      html { scroll-padding-top: 1rem; }
      .contents[open] { max-height: none; overflow: visible; }
    }

    .figures {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      gap: 1.25rem 2rem; margin: 0 0 1.5rem;
    }
    .figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
    .figures dd {
      margin: 0; font-size: 1.875rem; font-weight: 600; line-height: 1.2; letter-spacing: -0.02em;
    }
    .figures dt { font-size: 0.875rem; line-height: 1.4; color: var(--quiet); margin-top: 0.2rem; }
    .lede { font-size: 1.0625rem; }
    .misses { margin: 0.5rem 0 0; padding-left: 1.1rem; font-size: 0.875rem; }
    .misses li { margin: 0.25rem 0; }
    .warning { border-left: 3px solid var(--beyond); padding-left: 0.75rem; margin-top: 1rem; }
    .terms div {
      display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); gap: 0.25rem 1.25rem;
      padding: 0.4rem 0; font-size: 0.9375rem;
    }
    .terms dt { font-weight: 600; }
    .terms dd { margin: 0; max-width: 40rem; }
    @media (max-width: 40rem) { .terms div { grid-template-columns: 1fr; } }

    table { border-collapse: collapse; font-size: 0.8125rem; line-height: 1.4; }
    th, td {
      padding: 0.3rem 0.75rem 0.3rem 0; text-align: right; vertical-align: baseline;
      border-bottom: 1px solid var(--line);
    }
    th { font-weight: 400; }
    thead th { color: var(--quiet); vertical-align: bottom; }
    th:first-child { text-align: left; }
    tr > :last-child { padding-right: 0.25rem; }
    .scroll { overflow-x: auto; margin: 0.5rem 0 0; overflow-wrap: normal; }
    .scroll th, .scroll td { white-space: nowrap; }
    .scroll th:first-child { position: sticky; left: 0; background: var(--page); }
    .scroll tbody th { white-space: normal; min-width: 12rem; overflow-wrap: anywhere; }
    @media (max-width: 40rem) { .scroll tbody th { min-width: 8rem; } }
    .facts { font-size: 0.9375rem; }
    .facts th { color: var(--quiet); padding-right: 1.5rem; }
    .facts td { text-align: left; }
    .facts thead th { text-align: left; }

    """#

  /// The text of `print.css`.
  static let printCSS: Markup = #"""
    @media screen { .filtered { display: none !important; } }
    @media print {
      body { font-size: 10pt; }
      header, .columns { max-width: none; padding-left: 0; padding-right: 0; }
      .columns { display: block; }
      .side, .skip, #tip { display: none !important; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      summary { list-style: none; }
      .bars li, figure, tr { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      .track { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .scroll { overflow: visible; }
      .scroll table { font-size: 6.5pt; }
      .scroll th, .scroll td { white-space: normal; padding-right: 0.4em; }
      .scroll th:first-child { position: sticky; left: 0; background: var(--page); }
    .scroll tbody th { min-width: 9em; }
      a { color: inherit; text-decoration: none; }
    }

    """#

  /// The text of `report.js`.
  static let reportJS: Markup = #"""
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

    """#
}
