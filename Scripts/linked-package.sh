# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
#
# Makes a package of links to some of the library's modules and tests. To build all targets of the root takes many
# times as long. The package has the library's name, so that tests see what is `package`, and its settings.
# Sourced by bash scripts that stand in the root.

# Begins a package in an empty folder.
begin_package() {
  package=$1
  rm -rf "$package"
  mkdir -p "$package/Sources" "$package/Tests"
  cat >"$package/Package.swift" <<'END'
// swift-tools-version: 6.3

import PackageDescription

let package = Package(name: "TableDiff", swiftLanguageModes: [.v6])
END
}

# Adds modules of the library, or what tests share, each of which knows TableDiff, or the one behind a colon, which
# knows it.
add_modules() {
  local module known folder
  ln -s "$PWD/Sources/TableDiff" "$package/Sources/TableDiff"
  echo 'package.targets.append(.target(name: "TableDiff"))' >>"$package/Package.swift"
  for module in "$@"; do
    known=TableDiff
    if [[ $module == *:* ]]; then known=${module#*:}; fi
    module=${module%:*}
    folder=Sources/$module
    if [[ ! -d $folder ]]; then folder=Tests/$module; fi
    ln -s "$PWD/$folder" "$package/Sources/$module"
    echo "package.targets.append(.target(name: \"$module\", dependencies: [\"$known\"]))"
  done >>"$package/Package.swift"
}

# Adds a target of tests: its name, its settings but those of the library, and the modules that it knows.
add_tests() {
  local name=$1 settings=$2 dependencies
  shift 2
  dependencies=$(printf '"%s", ' "$@")
  cat >>"$package/Package.swift" <<END
package.targets.append(
  .testTarget(name: "$name", dependencies: [$dependencies], swiftSettings: [$settings]))
END
}

# Gives all targets the library's settings.
end_package() {
  sed -n '/^for target in package.targets/,$p' Package.swift >>"$package/Package.swift"
}
