// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The style of the page that plays a change.
///
/// Each kind of change has a colour and a mark in front of its rows.
enum PlayerStyle {
  static let text = colours + layout + rows + wide

  private static let colours: Markup = """
    :root {
      color-scheme: light dark;
      --page: #fdfdfc; --panel: #f4f5f3; --text: #1b1f24; --quiet: #59616b; --line: #e2e4e1;
      --edge: #8a929c; --own: #0a5cb8;
      --deleted: #a3242b; --deleted-back: #fbe6e4; --inserted: #19692c; --inserted-back: #e2f3e4;
      --moved: #0a5cb8; --moved-back: #e3eefb; --updated: #7f5100; --updated-back: #fdf4de;
      --new: #f6d27c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --panel: #1d2126; --text: #e7e9ec; --quiet: #a3abb6; --line: #2d333a;
        --edge: #79828d; --own: #6db3ff;
        --deleted: #ff9b94; --deleted-back: #43191b; --inserted: #7ddb8c; --inserted-back: #15361d;
        --moved: #8cc2ff; --moved-back: #14304f; --updated: #f5bd5c; --updated-back: #2f2512;
        --new: #614409;
      }
    }

    """

  private static let layout: Markup = """
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--text); display: flex; flex-direction: column;
      font: 0.9375rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    }
    header { padding: 1rem 1rem 0.75rem; border-bottom: 1px solid var(--line); }
    h1 {
      margin: 0; font-size: 1.0625rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere;
    }
    header p { margin: 0.15rem 0 0; color: var(--quiet); font-size: 0.875rem; }
    #legend {
      list-style: none; margin: 0.4rem 0 0; padding: 0; display: flex; flex-wrap: wrap;
      gap: 0.15rem 1rem; font-size: 0.8125rem; color: var(--quiet);
    }
    #legend .mark { margin-right: 0.3rem; }
    #legend .movedWithSection { padding-left: 0.5rem; }
    .note { margin: 0; padding: 1rem; }
    .plain-table { overflow-x: auto; flex: none; }
    table { border-collapse: collapse; min-width: 100%; }
    th, td { padding: 0.25rem 0.5rem; text-align: left; border-bottom: 1px solid var(--line); }
    th { background: var(--panel); font-weight: 600; }
    td.changed { border-radius: 0; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    [hidden] { display: none !important; }
    :focus-visible { outline: 2px solid var(--own); outline-offset: -2px; border-radius: 3px; }
    main { flex: 1; min-height: 0; display: flex; flex-direction: column; }
    .list {
      flex: 1; min-height: 9rem; min-width: 0; display: flex; flex-direction: column;
      position: relative; --pad: 0.5rem; --mark: 2.25rem;
      --least: calc(
        var(--number) + var(--mark) + var(--fields, 0px) + (2 * var(--count, 0) + 2) * var(--pad));
    }
    #columns {
      position: sticky; top: 0; z-index: 6; min-width: var(--least); background: var(--page);
      padding-block: 0.35rem; border-bottom: 1px solid var(--line); color: var(--quiet);
    }
    #view {
      flex: 1; min-height: 0; overflow: auto; position: relative;
      overflow-anchor: none; overscroll-behavior: contain;
    }
    #rows { position: relative; overflow: hidden; contain: strict; min-width: var(--least); }
    #empty { position: absolute; inset: 4rem 1rem auto; margin: 0; color: var(--quiet); }
    #detail {
      position: absolute; inset: auto 0 0; z-index: 7; max-height: 55%; overflow-y: auto;
      padding: 0.6rem 3rem 0.8rem 1rem; background: var(--panel); border-top: 1px solid var(--edge);
      box-shadow: 0 -2px 10px rgb(0 0 0 / 0.18); font-size: 0.875rem;
    }
    #detail button {
      position: absolute; top: 0.3rem; right: 0.5rem; width: 2.25rem; height: 2.25rem; border: 0;
      background: none; color: inherit; font-size: 1.25rem; cursor: pointer;
    }
    #detail dl { margin: 0.3rem 0 0; }
    #detail dl div { display: flex; gap: 0.75rem; }
    #detail dt { flex: 0 0 7rem; color: var(--quiet); overflow-wrap: anywhere; }
    #detail dd { margin: 0; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; }

    .controls {
      display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; padding: 0.6rem 1rem;
      border-top: 1px solid var(--line); background: var(--panel);
    }
    .controls button, .controls select {
      font: inherit; color: inherit; background: var(--page); border: 1px solid var(--edge);
      border-radius: 8px; height: 2.5rem; padding: 0 0.6rem;
    }
    .controls button { width: 2.75rem; padding: 0; display: grid; place-items: center; }
    .controls button:hover, .controls select:hover { border-color: var(--text); }
    .controls button:disabled { opacity: 0.45; }
    .controls svg {
      width: 20px; fill: currentColor; stroke: currentColor; stroke-width: 2;
      stroke-linejoin: round; stroke-linecap: round;
    }
    #play { background: var(--own); border-color: var(--own); color: var(--page); }
    #time { flex: 1 1 9rem; min-width: 6rem; height: 2.5rem; margin: 0; accent-color: var(--own); }
    #state { flex: 1 1 8rem; order: 1; font-size: 0.8125rem; color: var(--quiet); }

    .operations { border-top: 1px solid var(--line); max-height: 38%; overflow-y: auto; }
    .operations summary {
      padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; font-size: 0.875rem;
    }
    .operations p { margin: 0; padding: 0 1rem 0.5rem; font-size: 0.8125rem; color: var(--quiet); }
    #operations { list-style: none; margin: 0; padding: 0 0.5rem 1rem; }
    #operations button {
      font: inherit; font-size: 0.8125rem; color: inherit; background: none; border: 0;
      width: 100%; text-align: left; overflow-wrap: anywhere; padding: 0.3rem 0.5rem; border-radius: 6px; cursor: pointer;
      display: grid; grid-template-columns: 1.25rem minmax(0, 1fr);
    }
    #operations button:hover { background: var(--line); }
    #operations .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #operations .place { grid-column: 2; color: var(--quiet); font-size: 0.75rem; }
    #operations .value { grid-column: 2; }

    """

  private static let rows: Markup = """
    .row, #columns {
      display: grid; align-items: center; padding-inline: var(--pad); white-space: pre;
      grid-template-columns: var(--number) var(--mark) var(--tracks, minmax(0, 1fr));
    }
    .row {
      position: absolute; left: 0; right: 0; top: 0; height: 30px; background: var(--page);
      border-bottom: 1px solid var(--line); will-change: transform; cursor: pointer;
    }
    .line, .header { display: flex; }
    .number {
      flex: 0 0 var(--number); text-align: right; font-size: 0.75rem; font-weight: 400;
      color: var(--quiet);
    }
    .mark { flex: 0 0 var(--mark); text-align: center; font-weight: 700; }
    .field {
      min-width: 0; max-width: 100%; justify-self: start; padding: 0 var(--pad); overflow: hidden;
      text-overflow: ellipsis;
    }
    .line .field, .line .what, .line dd {
      font: 0.8125rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    }
    .header { background: var(--panel); font-weight: 600; cursor: default; }
    .header .field + .field { color: var(--quiet); font-weight: 400; }
    .deleted { background: var(--deleted-back); z-index: 0; }
    .plain { z-index: 1; }
    .updated { background: var(--updated-back); z-index: 2; }
    .inserted { background: var(--inserted-back); z-index: 3; }
    .moved { background: var(--moved-back); z-index: 4; }
    .movedWithSection { z-index: 4; }
    .header.moved { z-index: 5; }
    .movedWithSection, .header.moved { box-shadow: inset 3px 0 var(--moved); }
    .deleted > .mark { color: var(--deleted); }
    .inserted .mark { color: var(--inserted); }
    .moved .mark { color: var(--moved); }
    .updated .mark { color: var(--updated); }
    .changed {
      background: color-mix(in srgb, var(--updated) calc(var(--flash, 0) * 100%), var(--new));
      border-radius: 4px; padding-block: 0.1rem;
    }
    #legend li, #legend li .mark { flex: none; }
    #legend li:not(.movedWithSection) { background: none; }
    #legend .changed, #detail .changed { padding-inline: 0.3rem; color: var(--text); }
    .sought { outline: 2px solid var(--own); outline-offset: -2px; }
    .moving { box-shadow: 0 1px 6px rgb(0 0 0 / 0.28); }

    """

  private static let wide: Markup = """
    @media (max-width: 30rem) { .list { --pad: 0.3rem; --mark: 1.75rem; } }
    @media (min-width: 56rem) {
      main:not(.still) {
        display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) 21rem;
      }
      .operations {
        grid-area: 1 / 2 / span 2 / 3; max-height: none; border-top: 0;
        border-left: 1px solid var(--line);
      }
      #state { order: 0; flex: 0 0 11rem; }
    }

    """
}
