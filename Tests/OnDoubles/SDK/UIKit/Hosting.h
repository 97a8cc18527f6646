// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What lists of SwiftUI name, and the adapter does not.

#import <UIKit/UIMenu.h>
#import <UIKit/UITableView.h>
#import <UIKit/UISwipeActionsConfiguration.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
typedef ENUMERATION(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
} SWIFT_NAME(UITableViewCell.SeparatorStyle) NOT_ON_TVOS;

// https://developer.apple.com/documentation/uikit/uicontrol/event
typedef FLAGS(NSUInteger, UIControlEvents) {
  UIControlEventValueChanged = 1 << 12,
} SWIFT_NAME(UIControl.Event);

// https://developer.apple.com/documentation/uikit/uiaction
MAIN_ACTOR SINCE_IOS(13.0) SINCE_TVOS(13.0)
@interface UIAction : UIMenuElement
@end

// https://developer.apple.com/documentation/uikit/uicontrol
MAIN_ACTOR
@interface UIControl : UIView
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addAction(_:for:)) SINCE_IOS(14.0) SINCE_TVOS(14.0);
@end

// https://developer.apple.com/documentation/uikit/uirefreshcontrol
MAIN_ACTOR NOT_ON_TVOS
@interface UIRefreshControl : UIControl
- (instancetype)init;
- (void)endRefreshing;
@end

// https://developer.apple.com/documentation/uikit/uiscrollview
@interface UIScrollView (Hosting)
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl
    SINCE_IOS(10.0) NOT_ON_TVOS;
@end

// https://developer.apple.com/documentation/uikit/uitableview
@interface UITableView (Hosting)
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle NOT_ON_TVOS;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@end

// https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
typedef ENUMERATION(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive,
} SWIFT_NAME(UIContextualAction.Style) SINCE_IOS(11.0) NOT_ON_TVOS;

// https://developer.apple.com/documentation/uikit/uiimage
@interface UIImage : NSObject
+ (nullable instancetype)systemImageNamed:(NSString *)name
    SWIFT_NAME(init(systemName:)) SINCE_IOS(13.0) SINCE_TVOS(13.0);
@end

// https://developer.apple.com/documentation/uikit/uicolor
@interface UIColor : NSObject
@end

// https://developer.apple.com/documentation/uikit/uicontextualaction
MAIN_ACTOR SINCE_IOS(11.0) NOT_ON_TVOS
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(void (^)(UIContextualAction *action, UIView *sourceView,
                                              void (^completionHandler)(BOOL)))handler
    SWIFT_NAME(init(style:title:handler:));
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, readonly) void (^handler)
    (UIContextualAction *action, UIView *sourceView, void (^completionHandler)(BOOL));
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (null_resettable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@end

// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@interface UISwipeActionsConfiguration (Hosting)
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions
    SWIFT_NAME(init(actions:));
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

#pragma clang assume_nonnull end
