// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSString.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nsexception
@interface NSException : NSObject
@property (readonly, copy) NSString *name;
@property (nullable, readonly, copy) NSString *reason;
@end

#pragma clang assume_nonnull end
