// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The recipes that the guide shows are those that the tests carry out.
@Suite struct StepRecipeTests {
  @Test func guideShowsTheRecipes() throws {
    let folder = "Tests/TableDiffTests/Support/Recipes"
    let guide = try PackageFiles.text(at: "Guides/Steps.md")
    let names = try PackageFiles.names(in: folder, suffix: ".swift")
    #expect(names.count == 6)
    for name in names {
      let text = try PackageFiles.text(at: "\(folder)/\(name)")
      let recipe = try #require(text.range(of: "extension "))
      #expect(guide.contains("```swift\n\(text[recipe.lowerBound...])```"), "\(name)")
    }
  }
}
