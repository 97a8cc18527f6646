// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "tablediff",
  platforms: [.macOS(.v10_15)],
  products: [.executable(name: "tablediff", targets: ["TableDiffTool"])],
  dependencies: [.package(name: "TableDiff", path: "..")],
  targets: [
    // A link to CommandLineSupport of the library's package: two targets of one name exclude each other.
    .target(name: "ToolSupport"),
    .executableTarget(
      name: "TableDiffTool",
      dependencies: [
        "ToolSupport",
        .product(name: "TableDiffMerging", package: "TableDiff"),
        .product(name: "TableDiffPatches", package: "TableDiff"),
      ],
      resources: [.embedInCode("Player/Web")]
    ),
    .testTarget(
      name: "TableDiffToolTests",
      dependencies: [
        "TableDiffTool", "ToolSupport", .product(name: "TableDiffPatches", package: "TableDiff"),
      ]),
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
