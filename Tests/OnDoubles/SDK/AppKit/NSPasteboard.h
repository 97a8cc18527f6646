// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSString.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nspasteboard
@interface NSPasteboard : NSObject
@end

// https://developer.apple.com/documentation/appkit/nspasteboard/pasteboardtype
typedef NSString *NSPasteboardType
    __attribute__((swift_newtype(struct))) SWIFT_NAME(NSPasteboard.PasteboardType);

// https://developer.apple.com/documentation/appkit/nspasteboardwriting
@protocol NSPasteboardWriting <NSObject>
@end

// https://developer.apple.com/documentation/appkit/nspasteboarditem
@interface NSPasteboardItem : NSObject <NSPasteboardWriting>
- (BOOL)setString:(NSString *)string forType:(NSPasteboardType)type;
@end

#pragma clang assume_nonnull end
