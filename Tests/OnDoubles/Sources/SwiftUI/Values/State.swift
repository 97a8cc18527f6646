// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A value that somebody else stores.
@propertyWrapper
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// Creates a binding of closures; in SwiftUI they may be of any isolation.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding of a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  /// The value; a change in the middle of an update of views is a failure.
  @MainActor
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      ViewFailures.changed("a binding")
      set(newValue)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

/// A value that a view stores.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// Where the value is, once the view is shown.
  @MainActor
  final class Location {
    var value: Value
    let didChange: @MainActor () -> Void

    init(_ value: Value, didChange: @escaping @MainActor () -> Void) {
      self.value = value
      self.didChange = didChange
    }
  }

  /// A property of one value of a view.
  final class Slot {
    let initial: Value
    var location: Location?

    init(_ initial: Value) { self.initial = initial }
  }

  private let slot: Slot

  /// Creates a state.
  public init(wrappedValue value: Value) { slot = Slot(value) }

  /// The value; a change in the middle of an update of views is a failure.
  @MainActor
  public var wrappedValue: Value {
    get { slot.location?.value ?? slot.initial }
    nonmutating set {
      ViewFailures.changed("a state")
      guard let location = slot.location else {
        return ViewFailures.add("a state was set of a view that is not shown")
      }
      location.value = newValue
      location.didChange()
    }
  }

  /// A binding of the value.
  @MainActor
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State: InstalledProperty {
  func install(_ stored: inout Any?, _ pass: ViewPass) {
    let graph = pass.graph
    let location =
      stored as? Location ?? Location(slot.initial) { [weak graph] in graph?.setNeedsUpdate() }
    slot.location = location
    stored = location
  }
}

/// A property that changes views.
public protocol DynamicProperty {}

/// A property that is connected to a place before the body of its view is read.
@MainActor
protocol InstalledProperty {
  func install(_ stored: inout Any?, _ pass: ViewPass)
}
