// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/objectivec/bool
typedef _Bool BOOL;

// https://developer.apple.com/documentation/objectivec/nsinteger
typedef long NSInteger;
typedef unsigned long NSUInteger;

// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
@end

#pragma clang assume_nonnull end
