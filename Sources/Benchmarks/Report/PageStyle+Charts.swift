// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension PageStyle {
  static let charts: Markup = """
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

    """
}
