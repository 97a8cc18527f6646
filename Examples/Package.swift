// swift-tools-version: 6.3

import PackageDescription

let libraries = ["TableDiff", "TableDiffCollections", "TableDiffUpdating"].map {
  Target.Dependency.product(name: $0, package: "TableDiff")
}

let testing = Target.Dependency.product(name: "TableDiffTesting", package: "TableDiff")

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  dependencies: [.package(name: "TableDiff", path: "..")],
  targets: [
    .target(name: "StoreExample", dependencies: libraries),
    .target(name: "DerivedExample", dependencies: libraries),
    .target(name: "ComponentExample", dependencies: libraries),
    // As Xcode sets up new projects.
    .target(
      name: "DidSetExample", dependencies: libraries,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "PhotosExample", dependencies: libraries),
    .target(name: "ContactsExample", dependencies: libraries + [testing, "StoreExample"]),
    .target(
      name: "DirectoryExample", dependencies: libraries + ["ContactsExample", "StoreExample"]),
    .target(
      name: "LogExample",
      dependencies: [.product(name: "TableDiffMeasuring", package: "TableDiff")]),
    .target(
      name: "SharedListExample",
      dependencies: libraries + [
        .product(name: "TableDiffMerging", package: "TableDiff"), testing, "Platform",
      ]),
    .executableTarget(name: "SharedList", dependencies: ["Platform", "SharedListExample"]),
    .target(name: "Platform"),
    .target(name: "ContactsTerminal", dependencies: libraries + ["Platform", "StoreExample"]),
    .executableTarget(name: "Contacts", dependencies: ["ContactsTerminal", "Platform"]),
    .target(
      name: "FileTreeExample",
      dependencies: libraries + [
        .product(name: "TableDiffOutlines", package: "TableDiff"), "ContactsTerminal", "Platform",
      ]),
    .executableTarget(
      name: "FileTree", dependencies: ["ContactsTerminal", "FileTreeExample", "Platform"]),
    .executableTarget(
      name: "Example",
      dependencies: libraries + [
        testing, "StoreExample", "DerivedExample", "ComponentExample", "DidSetExample",
        "PhotosExample", "ContactsExample", "DirectoryExample", "Platform",
      ]),
    .target(name: "BuiltPrograms", dependencies: ["Platform"], path: "Tests/BuiltPrograms"),
    .testTarget(
      name: "ExampleTests",
      dependencies: libraries + [
        .product(name: "TableDiffUIKit", package: "TableDiff"),
        .product(name: "TableDiffAppKit", package: "TableDiff"),
        .product(name: "TableDiffMeasuring", package: "TableDiff"),
        testing, "StoreExample", "DerivedExample", "ComponentExample", "DidSetExample",
        "PhotosExample", "ContactsExample", "DirectoryExample", "LogExample",
      ]),
    .testTarget(
      name: "ContactsTerminalTests",
      dependencies: libraries + [
        "BuiltPrograms", "Contacts", "ContactsTerminal", "Example", "Platform", "StoreExample",
      ]),
    .testTarget(
      name: "FileTreeTests",
      dependencies: [
        .product(name: "TableDiffOutlines", package: "TableDiff"), "BuiltPrograms",
        "ContactsTerminal", "FileTree", "FileTreeExample", "Platform",
      ]),
    .testTarget(
      name: "SharedListTests",
      dependencies: ["BuiltPrograms", "SharedList", "SharedListExample"]),
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
