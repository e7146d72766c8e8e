import type { Schema } from "@grow/contract";
import { existingPage } from "../../../shared/existing-page.ts";
import { type CommentSort, type CommentsRequest, commentsQuery, moreComments } from "./address.ts";

/** Somebody who wrote something, as pages name him. */
export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly href?: string | undefined;
  readonly avatar: string | null;
}

export interface CommentView {
  readonly id: number;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  /** Null when the account is gone. */
  readonly author: PersonView | null;
  /** Written by the grower of the diary. */
  readonly isGrowers: boolean;
  /** Taken away; it stands only because it was answered. */
  readonly isRemoved: boolean;
  /** Its words were changed after it was written. */
  readonly isEdited: boolean;
  readonly liked: boolean;
  readonly likes: number;
  /** All of its answers; some may not be among `replies`. */
  readonly answers: number;
  readonly replies: readonly CommentView[];
}

/** What comments are said about: the diary as a whole, or one of its weeks. */
export interface CommentPlaceView {
  readonly type: "diary" | "week";
  readonly id: number;
  /** With replies. */
  readonly count: number;
}

export interface CommentsView {
  readonly about: CommentPlaceView;
  /** Where else something is said: the diary beside the week, the shown week beside the diary. */
  readonly beside: CommentPlaceView | null;
  readonly sort: CommentSort;
  readonly items: readonly CommentView[];
  /** Query that shows more; null when all are shown. */
  readonly more: string | null;
  /** Query that leads back to the first ones; null when they are shown. */
  readonly first: string | null;
  /** The comment that the address asks for: it has just been written, or a link leads to it. */
  readonly wanted: number | null;
}

export function personView(user: Schema<"UserShort"> | null): PersonView | null {
  if (!user) return null;
  return { id: user.id, name: user.name, href: existingPage(user.link), avatar: user.avatar_small };
}

type AnyComment = Schema<"CommentReply"> & Partial<Pick<Schema<"Comment">, "replies" | "cnt_childs">>;

/** A comment is shown with its replies. */
function commentView(comment: Omit<AnyComment, "parent_id">, growerId: number | undefined): CommentView {
  const { item_user: user, replies } = comment;
  return {
    id: comment.id,
    text: comment.text,
    lang: comment.lang,
    date: comment.add_date,
    author: personView(user),
    isGrowers: user !== null && user.id === growerId,
    isRemoved: comment.is_remove,
    isEdited: comment.update_date > comment.add_date,
    liked: comment.is_like,
    likes: comment.cnt_likes,
    answers: comment.cnt_childs ?? 0,
    replies: (replies?.items_comment ?? [])
      .filter((reply) => !reply.is_remove)
      .map((reply) => commentView(reply, growerId)),
  };
}

/**
 * @param growerId - who keeps the diary; undefined when the account is gone
 */
export function commentsView(
  list: Schema<"CommentList">,
  request: CommentsRequest,
  places: Pick<CommentsView, "about" | "beside">,
  growerId: number | undefined,
): CommentsView {
  const { sort, start, limit, wanted } = request;
  return {
    ...places,
    wanted,
    sort,
    items: list.items.map((comment) => commentView(comment, growerId)),
    more: start + limit < list.total ? commentsQuery(moreComments(request)) : null,
    first: start > 0 ? commentsQuery({ sort, start: 0, limit: 0, wanted: null }) || "?" : null,
  };
}
