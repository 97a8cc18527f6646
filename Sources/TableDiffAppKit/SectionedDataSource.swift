// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// The base class of the data sources of table and collection views.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it.
  @MainActor
  public class SectionedDataSource<Section: ListSection>: ListDataSource<Section, NSView> {
    /// Scrolls to the end of the list, as in a chat.
    ///
    ///     dataSource.scrollToBottom()
    ///
    /// The view must be in a scroll view.
    public func scrollToBottom() { showEnd() }
  }
#endif
