import type { Schema } from "@grow/contract";
import { existingPage } from "../../existing-page.ts";
import {
  type CommentedThing,
  type CommentSort,
  type CommentsRequest,
  commentsQuery,
  moreComments,
} from "./comments-request.ts";

/** An author, as pages show them. */
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
  /** Written by the author of the commented thing. */
  readonly isGrowers: boolean;
  /** Removed; shown only because it has replies. */
  readonly isRemoved: boolean;
  /** Changed after it was written. */
  readonly isEdited: boolean;
  readonly liked: boolean;
  readonly likes: number;
  /** Number of replies; some may not be among `replies`. */
  readonly answers: number;
  readonly replies: readonly CommentView[];
}

/** What comments are about, with their number. */
export interface CommentPlaceView extends CommentedThing {
  /** With replies. */
  readonly count: number;
}

export interface CommentsView {
  readonly about: CommentPlaceView;
  readonly sort: CommentSort;
  readonly items: readonly CommentView[];
  /** Query that shows more; null when all are shown. */
  readonly more: string | null;
  /** Query of the first comments; null when they are shown. */
  readonly first: string | null;
  /** The comment in the query: just written, or linked. */
  readonly wanted: number | null;
}

export function personView(user: Schema<"UserShort"> | null): PersonView | null {
  if (!user) return null;
  return { id: user.id, name: user.name, href: existingPage(user.link), avatar: user.avatar_small };
}

type AnyComment = Schema<"CommentReply"> & Partial<Pick<Schema<"Comment">, "replies" | "cnt_childs">>;

/** A comment is shown with its replies. */
function commentView(comment: Omit<AnyComment, "parent_id">, authorId: number | undefined): CommentView {
  const { item_user: user, replies } = comment;
  return {
    id: comment.id,
    text: comment.text,
    lang: comment.lang,
    date: comment.add_date,
    author: personView(user),
    isGrowers: user !== null && user.id === authorId,
    isRemoved: comment.is_remove,
    isEdited: comment.update_date > comment.add_date,
    liked: comment.is_like,
    likes: comment.cnt_likes,
    answers: comment.cnt_childs ?? 0,
    replies: (replies?.items_comment ?? [])
      .filter((reply) => !reply.is_remove)
      .map((reply) => commentView(reply, authorId)),
  };
}

/**
 * The comments on a thing.
 *
 * @param authorId - author of the thing; undefined when the account was removed
 */
export function commentsView(
  list: Schema<"CommentList">,
  request: CommentsRequest,
  about: CommentPlaceView,
  authorId: number | undefined,
): CommentsView {
  const { sort, start, limit, wanted } = request;
  return {
    about,
    wanted,
    sort,
    items: list.items.map((comment) => commentView(comment, authorId)),
    more: start + limit < list.total ? commentsQuery(moreComments(request)) : null,
    first: start > 0 ? commentsQuery({ sort, start: 0, limit: 0, wanted: null }) || "?" : null,
  };
}
