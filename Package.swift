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
    .library(name: "TableDiffQueries", targets: ["TableDiffQueries"]),
    .library(name: "TableDiffMeasuring", targets: ["TableDiffMeasuring"]),
    .library(name: "TableDiffOutlines", targets: ["TableDiffOutlines"]),
    .library(name: "TableDiffPatches", targets: ["TableDiffPatches"]),
    .library(name: "TableDiffMerging", targets: ["TableDiffMerging"]),
    .library(name: "TableDiffUpdating", targets: ["TableDiffUpdating"]),
    .library(name: "TableDiffUIKit", targets: ["TableDiffUIKit"]),
    .library(name: "TableDiffAppKit", targets: ["TableDiffAppKit"]),
    .library(name: "TableDiffSwiftUI", targets: ["TableDiffSwiftUI"]),
    .library(name: "TableDiffOutlineViews", targets: ["TableDiffOutlineViews"]),
    .library(name: "TableDiffTesting", targets: ["TableDiffTesting"]),
  ],
  targets: [
    .target(name: "TableDiff"),
    .target(name: "TableDiffCollections", dependencies: ["TableDiff"]),
    .target(name: "TableDiffQueries", dependencies: ["TableDiffCollections"]),
    .target(name: "TableDiffMeasuring", dependencies: ["TableDiffCollections"]),
    .target(name: "TableDiffOutlines", dependencies: ["TableDiffMeasuring"]),
    .target(name: "TableDiffPatches", dependencies: ["TableDiff"]),
    .target(name: "TableDiffMerging", dependencies: ["TableDiff"]),
    .target(name: "TableDiffUpdating", dependencies: ["TableDiff"]),
    // What both adapters need.
    .target(name: "TableDiffAdapters", dependencies: ["TableDiffUpdating"]),
    // Empty where there is no UIKit or AppKit. Tests/OnDoubles runs them there.
    .target(name: "TableDiffUIKit", dependencies: ["TableDiffAdapters"]),
    .target(name: "TableDiffAppKit", dependencies: ["TableDiffAdapters"]),
    // Beside what decides what an evaluation changes, empty where there is no SwiftUI.
    .target(
      name: "TableDiffSwiftUI",
      dependencies: ["TableDiffAdapters", "TableDiffUIKit", "TableDiffAppKit"]),
    // Empty where there is no UIKit or AppKit, but for what it exports.
    .target(
      name: "TableDiffOutlineViews", dependencies: ["TableDiffAppKit", "TableDiffOutlines"]),
    .target(name: "TableDiffTesting", dependencies: ["TableDiffUpdating"]),
    // What programs need; that in Tool has a copy of its own.
    .target(name: "CommandLineSupport"),
    // The benchmark in modules that compile side by side.
    .target(
      name: "BenchmarkSupport", dependencies: ["CommandLineSupport"],
      path: "Sources/Benchmarks/Support"
    ),
    .target(
      name: "ListBenchmarks", dependencies: ["BenchmarkSupport", "TableDiffUpdating"],
      path: "Sources/Benchmarks/Lists"
    ),
    .target(
      name: "ChangeBenchmarks",
      dependencies: ["ListBenchmarks", "TableDiffMerging", "TableDiffPatches"],
      path: "Sources/Benchmarks/Changes"
    ),
    .target(
      name: "TreeBenchmarks", dependencies: ["ListBenchmarks", "TableDiffOutlines"],
      path: "Sources/Benchmarks/Trees"
    ),
    .target(
      name: "DerivedBenchmarks", dependencies: ["ListBenchmarks", "TableDiffQueries"],
      path: "Sources/Benchmarks/Derived"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["ChangeBenchmarks", "DerivedBenchmarks", "TreeBenchmarks"],
      path: "Sources/Benchmarks/Program"
    ),
    .target(name: "TemporaryFiles", path: "Tests/TemporaryFiles"),
    // What the tests of more than one module need.
    .target(name: "TestSupport", dependencies: ["TableDiffTesting"], path: "Tests/TestSupport"),
    .testTarget(
      name: "CommandLineSupportTests", dependencies: ["CommandLineSupport", "TemporaryFiles"]
    ),
    .testTarget(
      name: "BenchmarkSupportTests",
      dependencies: ["BenchmarkSupport", "CommandLineSupport", "TemporaryFiles"]
    ),
    .testTarget(
      name: "TableDiffTests", dependencies: ["TableDiff", "TableDiffTesting", "TestSupport"]),
    .testTarget(
      name: "TableDiffCollectionsTests",
      dependencies: ["TableDiffCollections", "TableDiffTesting", "TestSupport"]),
    .testTarget(
      name: "TableDiffPatchesTests",
      dependencies: ["TableDiffPatches", "TableDiffCollections", "TableDiffTesting", "TestSupport"]
    ),
    .testTarget(
      name: "TableDiffUpdatingTests",
      dependencies: [
        "TableDiffUpdating", "TableDiffAdapters", "TableDiffCollections", "TableDiffTesting",
        "TestSupport",
      ]),
    .testTarget(
      name: "TableDiffTestingTests", dependencies: ["TableDiffTesting", "TestSupport"]),
    .testTarget(
      name: "TableDiffQueriesTests",
      dependencies: ["TableDiffQueries", "TableDiffTesting", "TestSupport"]),
    .testTarget(
      name: "TableDiffMeasuringTests", dependencies: ["TableDiffMeasuring", "TableDiffTesting"]
    ),
    .testTarget(
      name: "TableDiffOutlinesTests",
      dependencies: ["TableDiffOutlines", "TableDiffUpdating", "TableDiffTesting", "TestSupport"]),
    .testTarget(
      name: "TableDiffMergingTests",
      dependencies: ["TableDiffMerging", "TableDiffCollections", "TableDiffTesting", "TestSupport"]
    ),
    .testTarget(
      name: "TableDiffSwiftUITests",
      dependencies: ["TableDiffCollections", "TableDiffSwiftUI", "TableDiffTesting"]),
    .testTarget(
      name: "MainActorTests",
      dependencies: ["TableDiffUpdating", "TableDiffTesting"],
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
