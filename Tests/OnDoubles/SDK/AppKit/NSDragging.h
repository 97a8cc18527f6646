// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsdragoperation
typedef FLAGS(NSUInteger, NSDragOperation) {
  NSDragOperationNone = 0,
  NSDragOperationCopy = 1,
  NSDragOperationLink = 2,
  NSDragOperationGeneric = 4,
  NSDragOperationPrivate = 8,
  NSDragOperationMove = 16,
  NSDragOperationDelete = 32,
};

// https://developer.apple.com/documentation/appkit/nsdraggingsession
@interface NSDraggingSession : NSObject
@end

// https://developer.apple.com/documentation/appkit/nsdragginginfo
//
// Not the protocol is bound to the main actor, but each of its members.
@protocol NSDraggingInfo <NSObject>
@property (nullable, readonly) id draggingSource MAIN_ACTOR;
@end

#pragma clang assume_nonnull end
