// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// UIKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A cell of a list, with a level and accessories.
@available(iOS 14.0, tvOS 14.0, *)
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0

  open var accessories: [UICellAccessory] = [] {
    didSet {
      precondition(
        accessories.count { $0.disclosure != nil } < 2, "a system accessory more than once")
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Touches the disclosure.
  ///
  /// - Returns: Whether there is one.
  public func touchDisclosure() -> Bool {
    guard let disclosure = accessories.lazy.compactMap(\.disclosure).first else { return false }
    disclosure.actionHandler?()
    return true
  }
}

/// What a cell of a list has beside its content.
@available(iOS 14.0, tvOS 14.0, *)
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState { case always, whenEditing, whenNotEditing }

  @available(iOS 14.0, *)
  public struct OutlineDisclosureOptions {
    public enum Style { case automatic, header, cell }

    public var style: Style

    public init(style: Style? = nil) { self.style = style ?? .automatic }
  }

  struct Disclosure {
    let actionHandler: ActionHandler?
  }

  let disclosure: Disclosure?

  @available(iOS 14.0, *)
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(disclosure: Disclosure(actionHandler: actionHandler))
  }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(disclosure: nil)
  }
}
