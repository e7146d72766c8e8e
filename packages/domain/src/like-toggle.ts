import { wholeIn } from "./number-input.ts";

/** A like button's state and count. */
export interface LikeCount {
  /** Whether the reader likes it. */
  readonly is_like: boolean;
  /** Total likes. */
  readonly cnt_likes: number;
}

/** A like button as a page shows it. */
export interface LikeTarget extends LikeCount {
  /** State before the pending request; `null` without one. */
  readonly before: LikeCount | null;
}

/** Result of a click on a like button. */
export interface LikeClick {
  /** State to show at once. */
  readonly target: LikeTarget;
  /** Request to send; `sign-in` for a guest, `none` while a request is pending. */
  readonly action: "POST" | "DELETE" | "sign-in" | "none";
}

/**
 * Creates a like button without a pending request. A count that is not a whole number from 0 on becomes 0.
 *
 * @example
 * likeTarget({ is_like: false, cnt_likes: 4 }); // { is_like: false, cnt_likes: 4, before: null }
 */
export function likeTarget({ is_like, cnt_likes }: LikeCount): LikeTarget {
  return { is_like, cnt_likes: wholeIn(cnt_likes, 0) ?? 0, before: null };
}

/**
 * Toggles a like optimistically: state and count change at once; further clicks do nothing until the request has ended.
 *
 * @param isGuest - a guest is sent to sign in and nothing changes
 * @example
 * clickLike(likeTarget({ is_like: true, cnt_likes: 4 })).action; // "DELETE"
 */
export function clickLike(target: LikeTarget, isGuest = false): LikeClick {
  const { is_like, cnt_likes } = likeTarget(target);
  if (isGuest || target.before) return { target, action: isGuest ? "sign-in" : "none" };
  return {
    target: {
      is_like: !is_like,
      cnt_likes: Math.max(0, cnt_likes + (is_like ? -1 : 1)),
      before: { is_like, cnt_likes },
    },
    action: is_like ? "DELETE" : "POST",
  };
}

/**
 * Confirms a like after its request succeeded.
 *
 * @param answer - state and count from the response; without it, the shown state stays
 * @example
 * const { target } = clickLike(likeTarget({ is_like: false, cnt_likes: 4 }));
 * likeDone(target, { is_like: true, cnt_likes: 6 }); // { is_like: true, cnt_likes: 6, before: null }
 */
export function likeDone(target: LikeTarget, answer: LikeCount = target): LikeTarget {
  return likeTarget(answer);
}

/**
 * Rolls a like back after its request failed.
 *
 * @example
 * const { target } = clickLike(likeTarget({ is_like: false, cnt_likes: 4 }));
 * likeFailed(target); // { is_like: false, cnt_likes: 4, before: null }
 */
export function likeFailed(target: LikeTarget): LikeTarget {
  return likeTarget(target.before ?? target);
}
