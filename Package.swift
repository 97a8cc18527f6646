// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "TableDiff",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "TableDiff", targets: ["TableDiff"]),
    .library(name: "TableDiffUIKit", targets: ["TableDiffUIKit"]),
    .library(name: "TableDiffAppKit", targets: ["TableDiffAppKit"]),
    .library(name: "TableDiffTesting", targets: ["TableDiffTesting"]),
  ],
  targets: [
    .target(name: "TableDiff"),
    // Empty where there is no UIKit or AppKit. Tests/OnDoubles runs them there.
    .target(name: "TableDiffUIKit", dependencies: ["TableDiff"]),
    .target(name: "TableDiffAppKit", dependencies: ["TableDiff"]),
    .target(name: "TableDiffTesting", dependencies: ["TableDiff"]),
    .executableTarget(name: "Benchmarks", dependencies: ["TableDiff"]),
    .testTarget(name: "TableDiffTests", dependencies: ["TableDiff", "TableDiffTesting"]),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["TableDiff"],
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
