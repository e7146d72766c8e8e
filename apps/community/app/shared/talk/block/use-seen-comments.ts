import { useEffect, useState } from "react";
import type { CommentedThing } from "./comments-request.ts";
import type { CommentView } from "./comments-view.ts";

function newestId(items: readonly CommentView[]): number {
  return Math.max(0, ...items.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
}

/**
 * Remembers on the device which comments on a thing the viewer has seen.
 *
 * @param viewer - null for guests, of whom nothing is remembered
 * @returns the newest comment at the previous visit; null on the first visit, before hydration, and for guests
 */
export function useSeenComments(
  viewer: number | null,
  { type, id }: CommentedThing,
  items: readonly CommentView[],
): number | null {
  const [before, setBefore] = useState<{ thing: string; newest: number | null }>();
  const thing = `${type}-${id}`;
  const newest = newestId(items);
  useEffect(() => {
    if (viewer === null) return;
    let isGone = false;
    // Guests, who read most pages, never load it.
    import("./seen-comments.ts").then(
      ({ rememberSeen }) => {
        if (isGone) return;
        const seen = rememberSeen(viewer, thing, newest);
        // A longer list, or another order, is the same visit.
        setBefore((known) => (known?.thing === thing ? known : { thing, newest: seen }));
      },
      // Without it nothing is marked.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [viewer, thing, newest]);
  return before?.thing === thing ? before.newest : null;
}

/** Whether a comment came after the previous visit; one's own is never new. */
export function isNewComment(
  { id, author, isRemoved }: CommentView,
  seen: number | null,
  viewer: number | null,
): boolean {
  return seen !== null && id > seen && !isRemoved && author?.id !== viewer;
}
