// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The script of the page that plays a change.
///
/// Time goes from 0, the old list, by 1 for each stage. Each frame is computed from the time, the
/// scroll position, and the effects of the stage, so that one may go to any time. Only cells that are
/// visible before or after the stage are drawn, as in a list view. The script sets text, classes and
/// styles only, never markup.
enum PlayerScript {
  static let text: Markup =
    """
    (() => {
    "use strict";

    \(Markup(PackageResources.states_js))\(Markup(PackageResources.columns_js))\
    \(Markup(PackageResources.frames_js))\(Markup(PackageResources.operations_js))\
    \(Markup(PackageResources.detail_js))\(Markup(PackageResources.controls_js))
    })();

    """
}
