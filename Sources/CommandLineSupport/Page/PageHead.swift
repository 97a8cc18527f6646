// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The beginning of a page that needs no other file and no network, up to its body.
package struct PageHead {
  private let title: Markup
  private let style: Markup

  /// What the page's own script states, so that a browser runs no other one.
  private let nonce: String

  package init(title: Markup, style: Markup, nonce: String) {
    (self.title, self.style, self.nonce) = (title, style, nonce)
  }

  package var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(title)</title>
    <style>
    \(style)</style>
    </head>

    """
  }

  /// What a browser may do for the page: run its own script and nothing of its data.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'"
  }
}
