// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// How many plans are not the best ones, for each target and preference, with the first of each.
struct PlanTally {
  private struct Finding {
    var count = 0
    var first: SectionCase?
  }

  private var findings: [[Finding]]
  private var caseCount = 0

  init() {
    findings = BatchPlanTests.targets.map { _ in BatchPlanTests.preferences.map { _ in Finding() } }
  }

  /// Compares the plans of a change for each target under each preference with the best ones.
  mutating func judge(_ lists: SectionCase) {
    caseCount += 1
    for (targetIndex, target) in BatchPlanTests.targets.enumerated() {
      for (index, preference) in BatchPlanTests.preferences.enumerated() {
        let bounds = PlanBounds(lists, target, preference)
        let plan = JudgedPlan(lists, target, preference)
        if plan.problem(bounds) != nil {
          findings[targetIndex][index].count += 1
          if findings[targetIndex][index].first == nil {
            findings[targetIndex][index].first = lists
          }
        }
      }
    }
  }

  /// Records what was found, each with the smallest case, ready to paste.
  func report() {
    for (targetIndex, target) in BatchPlanTests.targets.enumerated() {
      for (index, preference) in BatchPlanTests.preferences.enumerated() {
        let finding = findings[targetIndex][index]
        guard let first = finding.first else { continue }
        let smallest = shrunk(first) { JudgedPlan.problem($0, target, preference) != nil }
        let problem = JudgedPlan.problem(smallest, target, preference) ?? ""
        Issue.record(
          """
          \(finding.count) of \(caseCount) plans for \(target), \(preference), are not the best:
          \(problem)
          \(JudgedPlan(smallest, target, preference).stages)
          \(smallest)
          """)
      }
    }
  }
}

/// A plan, and what it cost when it was carried out.
private struct JudgedPlan {
  let stages: [ListStage<TitledSection>]
  private let run: PlanRun
  private var problemOfRun: String?

  init(_ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference) {
    stages = lists.stages(for: target, preferring: preference)
    var run = PlanRun(lists)
    for stage in stages where problemOfRun == nil {
      problemOfRun = run.perform(
        stage.batch, to: stage.sections, forTableView: target == .tableView)
      if problemOfRun == nil { problemOfRun = run.problemOfMiddle() }
    }
    if problemOfRun == nil, run.state != lists.new { problemOfRun = "leads to another state" }
    self.run = run
  }

  static func problem(
    _ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference
  ) -> String? {
    JudgedPlan(lists, target, preference).problem(PlanBounds(lists, target, preference))
  }

  func problem(_ bounds: PlanBounds) -> String? {
    if let problemOfRun { return problemOfRun }
    if stages.isEmpty { return nil }
    return bounds.problem(
      stageCount: stages.count,
      lostRows: bounds.survivingRows.subtracting(run.keptRows),
      lostSections: bounds.survivingSections.subtracting(run.keptSections))
  }
}
