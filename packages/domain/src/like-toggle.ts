/** A heart and its number. */
export interface LikeCount {
  /** The reader likes it. */
  readonly is_like: boolean;
  /** Likes of all readers. */
  readonly cnt_likes: number;
}

/** What can be liked, as a page shows it. */
export interface LikeTarget extends LikeCount {
  /** The heart as it was before the call that is under way; `null` when none is. */
  readonly before: LikeCount | null;
}

/** What a click on a heart leads to. */
export interface LikeClick {
  /** The heart to show at once. */
  readonly target: LikeTarget;
  /** Call to make, `sign-in` for a guest, `none` while a call is under way. */
  readonly action: "POST" | "DELETE" | "sign-in" | "none";
}

/**
 * A heart of which no call is under way. A number of likes that is none (not whole, or below 0) is shown as 0.
 *
 * @example
 * likeTarget({ is_like: false, cnt_likes: 4 }); // { is_like: false, cnt_likes: 4, before: null }
 */
export function likeTarget({ is_like, cnt_likes }: LikeCount): LikeTarget {
  const isCount = Number.isInteger(cnt_likes) && cnt_likes >= 0;
  return { is_like, cnt_likes: isCount ? cnt_likes : 0, before: null };
}

/**
 * A click on a heart: what is liked is no longer, what is not is now. Heart and number change at once; further
 * clicks do nothing until the call has ended.
 *
 * @param isGuest - a guest is sent to sign in, and the heart stays
 * @example
 * clickLike(likeTarget({ is_like: true, cnt_likes: 4 })).action; // "DELETE"
 */
export function clickLike(target: LikeTarget, isGuest = false): LikeClick {
  if (isGuest) return { target, action: "sign-in" };
  if (target.before !== null) return { target, action: "none" };
  const before = { is_like: target.is_like, cnt_likes: target.cnt_likes };
  const cnt_likes = Math.max(0, target.cnt_likes + (target.is_like ? -1 : 1));
  return {
    target: { is_like: !target.is_like, cnt_likes, before },
    action: target.is_like ? "DELETE" : "POST",
  };
}

/**
 * The heart after its call has ended well.
 *
 * @param answer - heart and number as the server answered them; without, what is shown stays
 * @example
 * const { target } = clickLike(likeTarget({ is_like: false, cnt_likes: 4 }));
 * likeDone(target, { is_like: true, cnt_likes: 6 }); // { is_like: true, cnt_likes: 6, before: null }
 */
export function likeDone(target: LikeTarget, answer: LikeCount = target): LikeTarget {
  return likeTarget(answer);
}

/**
 * The heart after its call has failed: as it was before the click.
 *
 * @example
 * const { target } = clickLike(likeTarget({ is_like: false, cnt_likes: 4 }));
 * likeFailed(target); // { is_like: false, cnt_likes: 4, before: null }
 */
export function likeFailed(target: LikeTarget): LikeTarget {
  return likeTarget(target.before ?? target);
}
