// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UIKitFailure: CustomStringConvertible {
  /// What happened, with UIKit's texts if they are known.
  public var description: String {
    switch self {
    case .rejected(let rules, let texts):
      "The batch breaks \(rules.joined(separator: ", ")). \(texts.joined(separator: "\n"))"
    case .reloadPending(let call, let texts):
      "A reload was pending at \(call). \(texts.joined(separator: "\n"))"
    case .countsDiffer(let shown, let dataSource):
      "The view had counted \(shown) rows in its sections, but the data source returned \(dataSource) before the change."
    case .reentered(let call, let phase): "\(call) came in the phase \(phase)."
    case .changedWhileDragging(let call): "\(call) came in the middle of a drag."
    case .changedDuringSwipe(let call): "\(call) closed an open swipe."
    case .endedBeforeDeletion(let path): "The action of \(path) ended before the row was gone."
    case .changedAfterDrop(let call): "\(call) came in the turn of a drop."
    case .reloadBesideMove: "A batch both reloads and moves."
    case .refreshedInBatch(let paths): "\(paths) were reconfigured inside a batch."
    case .cellAskedForInBatch(let path): "The cell of \(path) was asked for inside a batch."
    case .offWindow: "A batch came while the view was in no window."
    case .withoutRoom: "An animated batch came while the view had no room."
    case .unbalancedUpdates: "Updates ended that had not begun."
    case .unregistered(_, let text): text
    case .otherCell(let path, let text): "\(path): \(text)"
    case .dequeuedAndUnused(let path): "A view was dequeued for \(path), but not returned."
    case .dequeuedForOtherPath(let path, let asked):
      "A view was dequeued for \(path), but that of \(asked) was asked for."
    case .dequeuedUnasked(let path):
      "A view was dequeued for \(path), but none was asked for."
    case .notDequeued(let path, let text): "\(path): \(text)"
    case .registrationMadeInCell(let path):
      "\(path): Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath:"
    case .sameCell(let first, let second): "One cell was returned for \(first) and \(second)."
    case .dataSourceGone: "The data source is gone."
    case .releasedInBatch: "The view was released in the middle of a batch."
    case .releasedDuringAnimation: "The view was released before its animations ended."
    case .missingMethod(let name): "The data source does not implement \(name)."
    case .outOfRange(let call, let path): "\(call): there is no row at \(path)."
    case .unavailable(let call): "\(call) is not available in the simulated version."
    }
  }
}
