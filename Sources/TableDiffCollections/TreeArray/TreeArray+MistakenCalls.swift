// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that people often try; the message of each names the right one.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeArray where Element: Identifiable {
  @available(*, unavailable, message: "elements are found by offset: 'firstIndex(where:)' searches")
  @_documentation(visibility: internal)
  public subscript(id id: Element.ID) -> Element? {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *, unavailable, message: "elements are removed by offset: 'firstIndex(where:)' searches"
  )
  @_documentation(visibility: internal)
  public mutating func remove(id: Element.ID) { fatalError() }

  @available(*, unavailable, message: "'firstIndex(where:)' searches for an element")
  @_documentation(visibility: internal)
  public func offset(of id: Element.ID) -> Int? { fatalError() }

  @available(*, unavailable, message: "'contains(where:)' searches for an element")
  @_documentation(visibility: internal)
  public func contains(id: Element.ID) -> Bool { fatalError() }

  @available(*, unavailable, message: "offsets say where: 'firstIndex(where:)', 'insert(_:at:)'")
  @_documentation(visibility: internal)
  public mutating func insert(_ element: Element, before id: Element.ID) { fatalError() }

  @available(*, unavailable, message: "offsets say where: 'firstIndex(where:)', 'move(from:to:)'")
  @_documentation(visibility: internal)
  public mutating func move(id: Element.ID, before target: Element.ID?) { fatalError() }
}
