// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nsarray
BRIDGED(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsset
BRIDGED(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject
@end

#pragma clang assume_nonnull end
