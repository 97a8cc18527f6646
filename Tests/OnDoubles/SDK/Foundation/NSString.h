// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nsstring
BRIDGED(Swift.String)
@interface NSString : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
SEL NSSelectorFromString(NSString *aSelectorName);

#pragma clang assume_nonnull end
