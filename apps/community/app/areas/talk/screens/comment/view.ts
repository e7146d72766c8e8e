import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";
import { mayModerate } from "../../../../shared/may-moderate.ts";

/** A comment or reply on its own page. */
export interface SaidView {
  readonly id: number;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  readonly isEdited: boolean;
  readonly isRemoved: boolean;
  readonly author: { id: number; name: string; href: string | undefined; avatar: string | null } | null;
}

export interface CommentView {
  /** The comment in the URL is marked; a reply is shown below its parent. */
  readonly id: number;
  readonly head: SaidView;
  readonly replies: readonly SaidView[];
  /** Link to further replies; null if all are shown. */
  readonly more: string | null;
  /** Link to its place; the home page if its target has no page. */
  readonly back: string;
  /** The user may change and delete it. */
  readonly own: SaidView | null;
}

type Said = Omit<Schema<"CommentReply">, "parent_id">;

export function saidView(comment: Said): SaidView {
  const { item_user: user } = comment;
  return {
    id: comment.id,
    text: comment.text,
    lang: comment.lang,
    date: comment.add_date,
    isEdited: comment.update_date > comment.add_date,
    isRemoved: comment.is_remove,
    author: user && {
      id: user.id,
      name: user.name,
      href: existingPage(user.link),
      avatar: user.avatar_small,
    },
  };
}

/**
 * @param id - the comment in the URL
 * @param reader - the current user; null for guests
 */
export function commentView(
  place: Schema<"CommentPlace">,
  id: number,
  reader: { readonly id: number; readonly access: readonly string[] } | null,
): CommentView {
  const { item_comment: comment } = place;
  const head = saidView(comment);
  const replies = comment.replies.items_comment.map(saidView);
  const said = [head, ...replies].find((one) => one.id === id) ?? head;
  const isModerator = mayModerate(reader?.access);
  const isOwn = reader !== null && (isModerator || said.author?.id === reader.id);
  const page = existingPage(place.link);
  return {
    id,
    head,
    replies,
    more: comment.cnt_childs > replies.length ? `?start=${replies.length}` : null,
    back: page ? `${page}?comment=${id}#comment-${id}` : "/",
    own: isOwn && !said.isRemoved ? said : null,
  };
}
