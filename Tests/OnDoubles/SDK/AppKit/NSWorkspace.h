// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsworkspace
@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace SWIFT_NAME(shared);
@property (readonly) BOOL accessibilityDisplayShouldReduceMotion SINCE_MACOS(10.12);
@end

#pragma clang assume_nonnull end
