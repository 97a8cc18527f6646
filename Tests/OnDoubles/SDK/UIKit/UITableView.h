// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSCollections.h>
#import <Foundation/NSIndexSet.h>
#import <UIKit/UINib.h>
#import <UIKit/UITableViewDataSource.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
typedef ENUMERATION(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped SINCE_IOS(13.0) NOT_ON_TVOS,
} SWIFT_NAME(UITableView.Style);

// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
typedef ENUMERATION(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100,
} SWIFT_NAME(UITableView.RowAnimation);

// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
typedef ENUMERATION(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
} SWIFT_NAME(UITableView.ScrollPosition);

// https://developer.apple.com/documentation/uikit/uitableview
MAIN_ACTOR
@interface UITableView : UIScrollView
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource
    SINCE_IOS(10.0) SINCE_TVOS(10.0);
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL selectionFollowsFocus SINCE_IOS(14.0) NOT_ON_TVOS;
@property (nonatomic, strong, nullable) UIView *backgroundView;

// Cells
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:
    (NSString *)identifier;
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                          forIndexPath:(NSIndexPath *)indexPath;
- (nullable UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;

// Rows
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForFooterInSection:(NSInteger)section;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;

// Changes
- (void)reloadData;
- (void)reloadSectionIndexTitles;
- (void)performBatchUpdates:(void (NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion
    SINCE_IOS(11.0) SINCE_TVOS(11.0);
@property (nonatomic, readonly) BOOL hasUncommittedUpdates SINCE_IOS(11.0) SINCE_TVOS(11.0);
- (void)insertSections:(NSIndexSet *)sections
      withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections
      withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections
      withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    SINCE_IOS(15.0) SINCE_TVOS(15.0);

// Dragging
@property (nonatomic) BOOL dragInteractionEnabled SINCE_IOS(11.0) NOT_ON_TVOS;
@property (nonatomic, readonly) BOOL hasActiveDrag SINCE_IOS(11.0) NOT_ON_TVOS;
@property (nonatomic, readonly) BOOL hasActiveDrop SINCE_IOS(11.0) NOT_ON_TVOS;
@end

#pragma clang assume_nonnull end
