/** The current user's rights; null for a guest. */
export interface Reader {
  id: number;
  access: readonly string[];
  /** Has a running paid plan. */
  is_premium: boolean;
}

/** The columns of a diary that determine who may see it. */
export interface GuardedDiary {
  user_id: number | null;
  visibility: "public" | "unlisted" | "private";
  is_ban: boolean;
  is_moderate: boolean;
  is_hidden: boolean;
  is_remove: boolean;
  is_lock: boolean;
}

/** Moderators may do what authors may; admins may do what moderators may. */
export function isModerator(reader: Reader | null): boolean {
  return reader?.access.some((right) => right === "moderate" || right === "admin") ?? false;
}

function isAuthor(diary: Pick<GuardedDiary, "user_id">, reader: Reader | null): boolean {
  return reader !== null && diary.user_id === reader.id;
}

/**
 * Whether the user may see the diary. A removed one: moderators only. A queued, rejected, hidden or private one: its author too.
 * An unlisted one: everyone with the link.
 */
export function mayRead(diary: GuardedDiary, reader: Reader | null): boolean {
  if (isModerator(reader)) return true;
  if (diary.is_remove) return false;
  if (isAuthor(diary, reader)) return true;
  return !diary.is_ban && !diary.is_moderate && !diary.is_hidden && diary.visibility !== "private";
}

/** Whether the user may change the diary and its weeks. Check {@link mayRead} first: an unreadable diary is 404, not 403. */
export function mayChange(diary: Pick<GuardedDiary, "user_id">, reader: Reader | null): boolean {
  return isAuthor(diary, reader) || isModerator(reader);
}

/** Whether the user sees only the first week. */
export function isCut(diary: Pick<GuardedDiary, "user_id" | "is_lock">, reader: Reader | null): boolean {
  return diary.is_lock && !mayChange(diary, reader) && !reader?.is_premium;
}
