// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nscollectionviewelement
@protocol NSCollectionViewElement <NSObject, NSUserInterfaceItemIdentification>
@end

// https://developer.apple.com/documentation/appkit/nsviewcontroller
@interface NSViewController : NSResponder <NSUserInterfaceItemIdentification>
@property (strong) NSView *view;
- (void)loadView;
@end

// https://developer.apple.com/documentation/appkit/nscollectionviewitem
@interface NSCollectionViewItem : NSViewController <NSCollectionViewElement>
@end

#pragma clang assume_nonnull end
