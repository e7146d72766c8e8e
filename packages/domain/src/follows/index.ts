/**
 * Follow lists of a user: loading, following and unfollowing with rollback.
 *
 * @packageDocumentation
 */
export * from "./follow-change.ts";
export {
  addFollowPage,
  emptyFollowList,
  FOLLOW_LIMITS,
  FOLLOW_SORTS,
  FOLLOW_TYPES,
  type FollowedThing,
  type FollowList,
  type FollowPage,
  type FollowRow,
  type FollowSort,
  type FollowType,
  followRow,
  isBookmark,
  isSameFollow,
  nextFollowStart,
  sortFollowList,
} from "./follow-list.ts";
