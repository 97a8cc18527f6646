// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension CellEffect: CustomStringConvertible {
  /// The effect in words, such as `moved (0, 2) to (0, 0), refreshed, enters`.
  public var description: String {
    effectText(
      kind, fromPath, toPath, isRefreshed: isRefreshed, isReloaded: isReloaded, enters: enters,
      leaves: leaves)
  }
}

extension SectionEffect: CustomStringConvertible {
  /// The effect in words, such as `moved 2 to 0, refreshed, enters`.
  public var description: String {
    effectText(
      kind, from, to, isRefreshed: isRefreshed, isReloaded: isReloaded, enters: enters,
      leaves: leaves)
  }
}

private func effectText<Place>(
  _ kind: CellEffect.Kind, _ from: Place?, _ to: Place?, isRefreshed: Bool, isReloaded: Bool,
  enters: Bool, leaves: Bool
) -> String {
  var place = [from, to].compactMap { $0.map { "\($0)" } }
  if place.count == 2, place[0] == place[1], kind == .unchanged { place.removeLast() }
  let flags = [
    isRefreshed ? "refreshed" : nil, isReloaded ? "reloaded" : nil, enters ? "enters" : nil,
    leaves ? "leaves" : nil,
  ]
  let text = "\(kind) \(place.joined(separator: " to "))"
  return ([text] + flags.compactMap { $0 }).joined(separator: ", ")
}
