// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSString.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/bundle
SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT_NAME(main);
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName;
@end

#pragma clang assume_nonnull end
