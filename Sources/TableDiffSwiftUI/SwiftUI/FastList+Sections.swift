// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    /// Creates a list of sections.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .header { group in Text(group.title) }
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - value: What the content of rows depends on besides the row; nothing by default.
    ///   - comparison: How to compare states; only that of the first evaluation applies.
    ///   - content: Returns the content of a row.
    @export(implementation)
    public init<Value: Equatable>(
      sections: [Section], dependingOn value: Value = 0,
      comparison: ListComparison<Section> = .onMain,
      @ViewBuilder content: @escaping (_ row: Section.Row) -> Content
    ) {
      self.init(
        sections, dependency: Dependency(value), comparison: comparison,
        finder: RowFinder { $0.id }, paths: { $1.paths(of: $0) }, content: content)
    }

    /// Creates a list of sections with headers, as ``header(_:)`` does.
    ///
    ///     FastList(sections: groups) { contact in
    ///       Text(contact.name)
    ///     } header: { group in
    ///       Text(group.title)
    ///     }
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - content: Returns the content of a row.
    ///   - header: Returns the header of a section.
    @export(implementation)
    public init<Header: View>(
      sections: [Section], @ViewBuilder content: @escaping (_ row: Section.Row) -> Content,
      @ViewBuilder header: @escaping (_ section: Section) -> Header
    ) { self = FastList(sections: sections, content: content).header(header) }

    /// Shows a view above the rows of each section.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .header { group in Text(group.title) }
    ///
    /// The first evaluation decides whether there are headers. On macOS a header is a group row,
    /// which floats while its section is scrolled.
    ///
    /// - Parameter content: Returns the header of a section; evaluated for visible ones after each
    ///   change.
    public func header<Header: View>(
      @ViewBuilder _ content: @escaping (_ section: Section) -> Header
    ) -> FastList { with { $0.look.header = { AnyView(content($0)) } } }

    /// Shows a view below the rows of each section, like ``header(_:)`` above them.
    ///
    ///     FastList(sections: groups) { contact in Text(contact.name) }
    ///       .footer { group in Text("\(group.rows.count) contacts") }
    public func footer<Footer: View>(
      @ViewBuilder _ content: @escaping (_ section: Section) -> Footer
    ) -> FastList { with { $0.look.footer = { AnyView(content($0)) } } }
  }
#endif
