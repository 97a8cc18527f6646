// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSOperation.h>
#import <Foundation/NSString.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nsnotification
BRIDGED(Foundation.Notification)
@interface NSNotification : NSObject
@end

// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
typedef NSString *NSNotificationName
    __attribute__((swift_newtype(struct))) SWIFT_NAME(NSNotification.Name);

// https://developer.apple.com/documentation/foundation/notificationcenter
SENDABLE SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(SENDABLE void (^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end

#pragma clang assume_nonnull end
