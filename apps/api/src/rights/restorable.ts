import { forbidden, notFound } from "../errors/api-error.ts";
import { isModerator, type Reader } from "./diary-access.ts";

/** A thing to restore, and who removed it. */
export interface RemovedThing {
  readonly is_remove: boolean;
  /** Removed within the period for restoring; see `isRestorable`. */
  readonly is_in_time: boolean;
  readonly user_id: number | null;
  /** The user who removed it last; null if unknown. */
  readonly remover_id: number | null;
}

/**
 * The rule for restoring any kind of thing: within the period, and only by moderators if another user than the author removed it.
 *
 * @throws ApiError 404 after the period, 403 if a moderator removed it
 */
export function requireRestorable(thing: RemovedThing, reader: Reader): void {
  if (!thing.is_remove) return;
  if (!thing.is_in_time) throw notFound();
  const isTakenDown = thing.remover_id !== null && thing.remover_id !== thing.user_id;
  if (isTakenDown && !isModerator(reader)) throw forbidden();
}
