// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "TableDiff",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "TableDiff", targets: ["TableDiff"]),
    .library(name: "TableDiffCollections", targets: ["TableDiffCollections"]),
    .library(name: "TableDiffPatches", targets: ["TableDiffPatches"]),
    .library(name: "TableDiffUpdating", targets: ["TableDiffUpdating"]),
    .library(name: "TableDiffUIKit", targets: ["TableDiffUIKit"]),
    .library(name: "TableDiffAppKit", targets: ["TableDiffAppKit"]),
    .library(name: "TableDiffTesting", targets: ["TableDiffTesting"]),
  ],
  targets: [
    .target(name: "TableDiff"),
    .target(name: "TableDiffCollections", dependencies: ["TableDiff"]),
    .target(name: "TableDiffPatches", dependencies: ["TableDiff"]),
    .target(name: "TableDiffUpdating", dependencies: ["TableDiff"]),
    // Empty where there is no UIKit or AppKit. Tests/OnDoubles runs them there.
    .target(name: "TableDiffUIKit", dependencies: ["TableDiffUpdating"]),
    .target(name: "TableDiffAppKit", dependencies: ["TableDiffUpdating"]),
    .target(name: "TableDiffTesting", dependencies: ["TableDiff"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["TableDiffCollections", "TableDiffPatches", "TableDiffUpdating"]),
    .testTarget(
      name: "TableDiffTests",
      dependencies: [
        "TableDiffCollections", "TableDiffPatches", "TableDiffUpdating", "TableDiffTesting",
      ]),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["TableDiffUpdating"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
}
