/**
 * Follow lists of a user: loading, following and unfollowing with rollback.
 *
 * @packageDocumentation
 */
export * from "./follow-change.ts";
export * from "./follow-list.ts";
