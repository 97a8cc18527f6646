// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// Calls that people try, each with a message that names the one that is meant.
@available(*, unavailable, message: "elements are found by offset: 'firstIndex(where:)' searches")
extension TreeArray where Element: Identifiable {
  public subscript(id id: Element.ID) -> Element? { get { nil } set {} }
  public mutating func remove(id: Element.ID) {}
  public mutating func insert(_ element: Element, before id: Element.ID) {}
  public mutating func move(id: Element.ID, before target: Element.ID?) {}
  public func index(of id: Element.ID) -> Int? { nil }
  public func contains(id: Element.ID) -> Bool { false }
}
