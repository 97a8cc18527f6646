// swift-tools-version: 6.3

import PackageDescription

// The adapter for UIKit, and the judge of batches, against UIKit itself.
//
// What it shares with Tests/OnMac are links. Tests/OnDoubles runs the tests of both on Linux.

/// Returns a dependency on a product of the library.
func library(_ name: String) -> Target.Dependency { .product(name: name, package: "TableDiff") }

let package = Package(
  name: "OnSimulator",
  platforms: [.iOS(.v13)],
  // Gives Xcode a scheme.
  products: [.library(name: "OnSimulator", targets: ["BatchComparison"])],
  dependencies: [.package(name: "TableDiff", path: "../..")],
  targets: [
    .target(name: "ObjCExceptions"),
    .target(name: "BatchComparison", dependencies: [library("TableDiff")]),
    .target(name: "UIKitPlatform", dependencies: ["ObjCExceptions"]),
    .testTarget(
      name: "UIKitScenarios",
      dependencies: ["BatchComparison", "UIKitPlatform", library("TableDiffUIKit")]),
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
