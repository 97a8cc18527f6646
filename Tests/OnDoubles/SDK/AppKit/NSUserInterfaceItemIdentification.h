// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSString.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
typedef NSString *NSUserInterfaceItemIdentifier __attribute__((swift_newtype(struct)));

// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentification
@protocol NSUserInterfaceItemIdentification
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@end

#pragma clang assume_nonnull end
