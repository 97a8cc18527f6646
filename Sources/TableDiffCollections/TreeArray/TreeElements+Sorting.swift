// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The standard library sorts an array of the elements, too, and then writes them one by one, by index.
#if !hasFeature(Embedded)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements where Self: MutableCollection {
    @_documentation(visibility: internal)
    @export(implementation)
    public mutating func sort(
      by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows {
      let sorted = try sorted(by: areInIncreasingOrder)
      replaceSubrange(startIndex..<endIndex, with: sorted)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements where Self: MutableCollection, Element: Comparable {
    @_documentation(visibility: internal)
    @export(implementation)
    public mutating func sort() { sort { $0 < $1 } }
  }
#endif
