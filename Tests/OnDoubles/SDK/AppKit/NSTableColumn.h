// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSUserInterfaceItemIdentification.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nstablecolumn
MAIN_ACTOR
@interface NSTableColumn : NSObject
@property (copy) NSUserInterfaceItemIdentifier identifier;
@end

#pragma clang assume_nonnull end
