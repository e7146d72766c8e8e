import {
  addFollowPage,
  emptyFollowLists,
  type FollowChange,
  type FollowLists,
  unfollowChange,
} from "@grow/domain/follows";
import { useState } from "react";
import type { FollowRowView, FollowsView } from "./follows-view.ts";

/** Which of the two lists of what a grower follows. */
export type ListName = keyof FollowLists;

/** The rows of a page, and how one leaves at once and comes back when the server refuses. */
export function useFollowLists(view: FollowsView, list: ListName) {
  const [given, setGiven] = useState(view);
  const [lists, setLists] = useState(() => listsOf(view, list));
  // Another page or order of the list, or the same after a change.
  if (given !== view) {
    setGiven(view);
    setLists(listsOf(view, list));
  }
  return {
    rows: lists[list].items,
    /** @returns puts the row back */
    unfollow(row: FollowRowView): () => void {
      const change: FollowChange<FollowRowView> = unfollowChange(lists, row);
      setLists(change.lists);
      return () => setLists((now) => change.restore(now));
    },
  };
}

function listsOf(view: FollowsView, list: ListName): FollowLists<FollowRowView> {
  const empty = emptyFollowLists<FollowRowView>(view.userId);
  const page = { items: view.rows, total: view.total, start: 0 };
  return { ...empty, [list]: addFollowPage(empty[list], page) };
}
