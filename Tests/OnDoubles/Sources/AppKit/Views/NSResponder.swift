// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The base of all that handles events.
@MainActor
open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }
}

/// A name of a view, for its reuse.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSUserInterfaceItemIdentifier: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// What has an identifier.
public protocol NSUserInterfaceItemIdentification {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}
