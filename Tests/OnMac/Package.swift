// swift-tools-version: 6.3

import PackageDescription

// The adapter for AppKit, and the judge of batches, against AppKit itself.
//
// Tests/OnSimulator does so for UIKit. Tests/OnDoubles runs the tests of both on Linux, through links.

/// Returns a dependency on a product of the library.
func library(_ name: String) -> Target.Dependency { .product(name: name, package: "TableDiff") }

let package = Package(
  name: "OnMac",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "TableDiff", path: "../..")],
  targets: [
    // Catches what views throw.
    .target(name: "ObjCExceptions"),
    // Makes batches, asks the judge, and counts what views say. Knows no view.
    .target(name: "BatchComparison", dependencies: [library("TableDiff")]),
    .target(name: "AppKitPlatform", dependencies: ["ObjCExceptions"]),
    .testTarget(
      name: "BatchComparisonTests", dependencies: ["BatchComparison", library("TableDiff")]),
    .testTarget(
      name: "AppKitScenarios",
      dependencies: [
        "AppKitPlatform", "BatchComparison", library("TableDiffAppKit"),
        library("TableDiffCollections"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "ObjCExceptions" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
