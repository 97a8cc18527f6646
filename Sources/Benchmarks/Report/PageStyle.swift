// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The style of the page.
///
/// Colours are named once for each scheme, and differ in lightness as well as in hue: blue is what
/// was measured, orange is beyond what is allowed.
enum PageStyle {
  static let text = colours + layout + charts + print

  private static let colours: Markup = """
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

    """

  private static let layout: Markup = """
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

    """

  private static let print: Markup = """
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

    """
}
