// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Short names for the attributes by which Clang tells Swift what a declaration of Objective-C means.

#pragma once

/// Bound to the main actor. A class that inherits from one that is bound has no mark where Apple's page shows none.
#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

/// Called on any thread.
#define SENDABLE __attribute__((swift_attr("@Sendable")))

/// Not kept after the call.
#define NOESCAPE __attribute__((noescape))

/// The name in Swift, where it is not made of the selector.
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))

/// The type of Swift that takes the place of a class.
#define BRIDGED(type) __attribute__((swift_bridge(#type)))

/// Another name for a class, which stands for the type of Swift that takes the place of the class.
#define BRIDGED_NAME __attribute__((swift_bridged_typedef))

/// The systems that have a declaration.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced = version)))
#define SINCE_TVOS(version) __attribute__((availability(tvos, introduced = version)))
#define SINCE_MACOS(version) __attribute__((availability(macos, introduced = version)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))

/// An enumeration, which may have more cases than those that are listed.
#define ENUMERATION(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type

/// Flags, of which several may be set.
#define FLAGS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
