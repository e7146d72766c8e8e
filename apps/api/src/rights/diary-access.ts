/** Who reads or writes, as far as rights go; null is a guest. */
export interface Reader {
  id: number;
  access: readonly string[];
  /** Has a paid plan that is running. */
  is_premium: boolean;
}

/** The columns of a diary that decide who may see it. */
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
 * Whether the diary exists for this reader. A removed one does for moderators only; one that waits, was
 * rejected, is hidden or private does for its author besides; unlisted ones do for who has the link.
 */
export function mayRead(diary: GuardedDiary, reader: Reader | null): boolean {
  if (isModerator(reader)) return true;
  if (diary.is_remove) return false;
  if (isAuthor(diary, reader)) return true;
  return !diary.is_ban && !diary.is_moderate && !diary.is_hidden && diary.visibility !== "private";
}

/** Whether the reader may change the diary and its weeks. Ask {@link mayRead} first: what is not there cannot be refused. */
export function mayChange(diary: Pick<GuardedDiary, "user_id">, reader: Reader | null): boolean {
  return isAuthor(diary, reader) || isModerator(reader);
}

/** Whether the diary shows this reader its first week only. */
export function isCut(diary: Pick<GuardedDiary, "user_id" | "is_lock">, reader: Reader | null): boolean {
  return diary.is_lock && !mayChange(diary, reader) && !reader?.is_premium;
}
