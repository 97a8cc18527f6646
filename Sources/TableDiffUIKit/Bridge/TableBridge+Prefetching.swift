// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension TableBridge: UITableViewDataSourcePrefetching {
    func tableView(_: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.prepare(indexPaths.map(RowPath.init)) }
    }

    func tableView(_: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.answering { prefetching?.cancel(indexPaths.map(RowPath.init)) }
    }
  }
#endif
