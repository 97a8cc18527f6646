// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

extension UpdaterModel {
  /// The same state with the smallest numbers, so that equal states are found to be equal.
  ///
  /// Tickets keep their order, contents and versions their equality; of a version that lies three
  /// or more behind only that is kept, as of a ticket that is older than all that count.
  var renumbered: UpdaterModel {
    var model = self
    model.renumberTickets()
    model.renumberContents()
    model.renumberVersions()
    model.renumberBatches()
    return model
  }

  private mutating func renumberTickets() {
    var tickets = open.union([newest, data.ticket])
    tickets.formUnion([machine.pending, machine.target, change?.ticket].compactMap(\.self))
    let sorted = tickets.sorted()
    func new(_ ticket: Int) -> Int { sorted.firstIndex(of: ticket) ?? 0 }
    open = Set(open.map(new))
    newest = new(newest)
    data.ticket = new(data.ticket)
    machine.pending = machine.pending.map(new)
    machine.target = machine.target.map(new)
    outrun = outrun.map(new)
    changeBatch { $0.waiting = $0.waiting.map(new) }
    changeRefresh { $0.ticket = new($0.ticket) }
    if let ticket = change?.ticket { change?.ticket = new(ticket) }
  }

  private mutating func renumberContents() {
    var ids = [data.id]
    func new(_ id: Int) -> Int {
      if let index = ids.firstIndex(of: id) { return index + 1 }
      ids.append(id)
      return ids.count
    }
    data.id = 1
    if case .shows(let id) = view { view = .shows(new(id)) }
    if let base = change?.base { change?.base = new(base) }
    if let content = unrefreshed?.content { unrefreshed?.content = new(content) }
    if case .comparingContents(let base) = stack { stack = .comparingContents(base: new(base)) }
    lastContent = ids.count
  }

  private mutating func renumberVersions() {
    let version = machine.version
    func new(_ base: Int) -> Int { 3 - min(version - base, 3) }
    machine.version = 3
    switch machine.phase {
    case .diffing(let number, let base, let isStopping):
      machine.phase = .diffing(number: number, base: new(base), isStopping: isStopping)
    case .planned(var plan):
      plan.base = new(plan.base)
      machine.phase = .planned(plan)
    default: break
    }
    changeBatch { $0.plan.base = new($0.plan.base) }
    changeRefresh { $0.base = new($0.base) }
  }

  /// All numbers that still count are the last one.
  private mutating func renumberBatches() {
    let last = machine.lastNumber
    func new(_ number: Int) -> Int { number == last ? 1 : 0 }
    machine.lastNumber = 1
    if case .diffing(let number, let base, let isStopping) = machine.phase {
      machine.phase = .diffing(number: new(number), base: base, isStopping: isStopping)
    }
    changeBatch { $0.number = new($0.number) }
    if let number = job?.number { job?.number = new(number) }
    block = block.map(new)
    completion = completion.map(new)
    if let batch = unrefreshed?.batch { unrefreshed?.batch = new(batch) }
    switch stack {
    case .performing(let batch): stack = .performing(batch: new(batch))
    case .comparing(let number): stack = .comparing(number: new(number))
    case .none, .reloading, .looking, .comparingContents, .refreshing: break
    }
  }

  /// Changes the batch of the machine, if it has one.
  private mutating func changeBatch(_ change: (inout UpdateMachine.Batch) -> Void) {
    switch machine.phase {
    case .performing(var batch):
      change(&batch)
      machine.phase = .performing(batch)
    case .settling(var batch):
      change(&batch)
      machine.phase = .settling(batch)
    default: changeRefresh { change(&$0.batch) }
    }
  }

  private mutating func changeRefresh(_ change: (inout UpdateMachine.Refresh) -> Void) {
    guard case .refreshing(var refresh) = machine.phase else { return }
    change(&refresh)
    machine.phase = .refreshing(refresh)
  }
}
