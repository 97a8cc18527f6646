// swift-tools-version: 6.3

import PackageDescription

// Doubles of UIKit and AppKit, and the adapters compiled against them, so that they run where there is neither.
//
// The package has the library's name, so that names with `package` access are visible, and its own copy of the
// library through links: no package can use sources outside of it, nor two targets of one name.

/// Keeps the compiler from looking for overlays such as `_Testing_UIKit`, which the doubles lack.
let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

let package = Package(
  name: "TableDiff",
  targets: [
    .target(name: "TableDiff", exclude: ["TableDiff.docc"]),
    .target(
      name: "TableDiffCollections", dependencies: ["TableDiff"],
      exclude: ["TableDiffCollections.docc"]),
    .target(
      name: "TableDiffQueries", dependencies: ["TableDiffCollections"],
      exclude: ["TableDiffQueries.docc"]),
    .target(
      name: "TableDiffMeasuring", dependencies: ["TableDiffCollections"],
      exclude: ["TableDiffMeasuring.docc"]),
    .target(
      name: "TableDiffOutlines", dependencies: ["TableDiffMeasuring"],
      exclude: ["TableDiffOutlines.docc"]),
    .target(
      name: "TableDiffPatches", dependencies: ["TableDiff"], exclude: ["TableDiffPatches.docc"]),
    .target(
      name: "TableDiffMerging", dependencies: ["TableDiff"], exclude: ["TableDiffMerging.docc"]),
    .target(
      name: "TableDiffUpdating", dependencies: ["TableDiff"], exclude: ["TableDiffUpdating.docc"]),
    .target(name: "TableDiffAdapters", dependencies: ["TableDiffUpdating"]),
    .target(name: "UIKit", dependencies: ["TableDiff"]),
    .target(name: "AppKit", dependencies: ["TableDiff"]),
    .target(name: "SwiftUI", dependencies: ["UIKit", "AppKit"]),
    // What Tests/OnMac and Tests/OnSimulator run on real views, too, through links.
    .target(name: "BatchComparison", dependencies: ["TableDiff"]),
    .target(name: "UIKitPlatform", dependencies: ["UIKit"]),
    .target(name: "AppKitPlatform", dependencies: ["AppKit"]),
    .target(
      name: "TableDiffUIKit", dependencies: ["TableDiffAdapters", "UIKit"],
      exclude: ["TableDiffUIKit.docc"]),
    .target(
      name: "TableDiffAppKit", dependencies: ["TableDiffAdapters", "AppKit"],
      exclude: ["TableDiffAppKit.docc"]),
    .target(
      name: "TableDiffOutlineViews",
      dependencies: ["TableDiffAppKit", "TableDiffOutlines", "AppKit", "UIKit"],
      exclude: ["TableDiffOutlineViews.docc"]),
    // One module where there are both doubles would have two views: each of these has one platform.
    .target(
      name: "TableDiffSwiftUI", dependencies: ["TableDiffUIKit", "SwiftUI"],
      exclude: ["AppKit", "TableDiffSwiftUI.docc"]),
    .target(
      name: "TableDiffSwiftUIOnAppKit", dependencies: ["TableDiffAppKit", "SwiftUI"],
      exclude: ["UIKit", "TableDiffSwiftUI.docc"]),
    .executableTarget(
      name: "AdapterGuard",
      dependencies: [
        "TableDiffUIKit", "UIKit", "TableDiffAppKit", "AppKit", "TableDiffSwiftUI",
        "TableDiffSwiftUIOnAppKit", "SwiftUI", "TableDiffCollections",
      ]),
    .testTarget(
      name: "UIKitDoubleTests", dependencies: ["TableDiff", "UIKit"],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "UIKitAdapterTests",
      dependencies: ["TableDiffUIKit", "UIKit", "TableDiffAppKit", "AppKit", "UIKitPlatform"],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "AppKitDoubleTests", dependencies: ["AppKit"], swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "AppKitAdapterTests",
      dependencies: ["TableDiffAppKit", "AppKit", "AppKitPlatform"],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "SwiftUIDoubleTests", dependencies: ["SwiftUI", "UIKit"],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "SwiftUIOnUIKitTests",
      dependencies: [
        "BatchComparison", "TableDiffSwiftUI", "SwiftUI", "UIKit", "TableDiffCollections",
      ],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "SwiftUIOnAppKitTests",
      dependencies: [
        "AppKit", "BatchComparison", "SwiftUI", "TableDiffCollections", "TableDiffSwiftUIOnAppKit",
      ],
      swiftSettings: [withoutOverlays, .define("ON_APPKIT")]),
    .testTarget(
      name: "OutlineViewTests",
      dependencies: [
        "AppKit", "BatchComparison", "TableDiffAppKit", "TableDiffOutlineViews", "UIKit",
      ],
      swiftSettings: [withoutOverlays]),
    .testTarget(name: "BatchComparisonTests", dependencies: ["BatchComparison", "TableDiff"]),
    .testTarget(
      name: "UIKitScenarios",
      dependencies: ["BatchComparison", "TableDiffUIKit", "UIKit", "UIKitPlatform"],
      swiftSettings: [withoutOverlays]),
    .testTarget(
      name: "AppKitScenarios",
      dependencies: [
        "AppKit", "AppKitPlatform", "BatchComparison", "TableDiffAppKit", "TableDiffCollections",
      ],
      swiftSettings: [withoutOverlays]),
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
