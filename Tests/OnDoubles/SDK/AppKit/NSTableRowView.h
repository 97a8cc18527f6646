// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nstablerowview
@interface NSTableRowView : NSView
@end

#pragma clang assume_nonnull end
