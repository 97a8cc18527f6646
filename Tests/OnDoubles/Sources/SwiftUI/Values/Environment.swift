// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A value of the environment that an app defines.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Values that views pass on to the views in them.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Whether the interface is light or dark.
  public var colorScheme = ColorScheme.light

  /// How strong the contrast is.
  public let colorSchemeContrast = ColorSchemeContrast.standard

  /// The direction in which text runs.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The size of text that the user prefers.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize = DynamicTypeSize.large

  /// Whether the user can interact with the view.
  public var isEnabled = true

  /// How prominent the background is.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var backgroundProminence = BackgroundProminence.standard

  /// The locale.
  public var locale = Locale.current

  /// Whether rows can be edited; the double has no button for it.
  @available(macOS, unavailable)
  public var editMode: Binding<EditMode>?

  /// What refreshes the view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var refresh: RefreshAction?

  /// Creates the default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values that were set.
  public var description: String { "\(values)" }
}

/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How strong the contrast is.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// How prominent a background is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// That of a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The size of text that a user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// A value that a view reads in its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  final class Slot {
    var value: Value?
  }

  private let slot = Slot()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a property that reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  @MainActor
  public var wrappedValue: Value { slot.value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  func install(_ stored: inout Any?, _ pass: ViewPass) {
    slot.value = pass.environment[keyPath: keyPath]
  }
}

/// A view in an environment of which one value is another one.
nonisolated struct EnvironmentView<Content: View, Value>: PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor
  func show(at node: ViewNode, in pass: ViewPass) {
    var pass = pass
    transform(&pass.environment[keyPath: keyPath])
    node.showChild(content, at: 0, in: pass)
  }
}

extension View {
  /// Sets a value in the environment of the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { transformEnvironment(keyPath) { $0 = value } }

  /// Changes a value in the environment of the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EnvironmentView(content: self, keyPath: keyPath, transform: transform) }
}
