// swift-tools-version: 6.3

import PackageDescription

let tableDiff = Target.Dependency.product(name: "TableDiff", package: "TableDiff")

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  dependencies: [.package(name: "TableDiff", path: "..")],
  targets: [
    .target(name: "StoreExample", dependencies: [tableDiff]),
    .target(name: "DerivedExample", dependencies: [tableDiff]),
    .target(name: "ComponentExample", dependencies: [tableDiff]),
    // As Xcode sets up new projects.
    .target(
      name: "DidSetExample", dependencies: [tableDiff],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "PhotosExample", dependencies: [tableDiff]),
    .target(name: "ContactsExample", dependencies: [tableDiff, "StoreExample"]),
    .target(
      name: "DirectoryExample", dependencies: [tableDiff, "ContactsExample", "StoreExample"]),
    .target(name: "Platform"),
    .target(name: "ContactsTerminal", dependencies: [tableDiff, "Platform", "StoreExample"]),
    .executableTarget(name: "Contacts", dependencies: ["ContactsTerminal", "Platform"]),
    .executableTarget(
      name: "Example",
      dependencies: [
        tableDiff, "StoreExample", "DerivedExample", "ComponentExample", "DidSetExample",
        "PhotosExample", "ContactsExample", "DirectoryExample", "Platform",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        tableDiff,
        .product(name: "TableDiffUIKit", package: "TableDiff"),
        .product(name: "TableDiffAppKit", package: "TableDiff"),
        "StoreExample", "DerivedExample", "ComponentExample", "DidSetExample",
        "PhotosExample", "ContactsExample", "DirectoryExample",
      ]),
    .testTarget(
      name: "ContactsTerminalTests",
      dependencies: [
        tableDiff, "Contacts", "ContactsTerminal", "Example", "Platform", "StoreExample",
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
