import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";
import { mayModerate } from "../../../../shared/may-moderate.ts";

/** One comment or answer, as its own page shows it. */
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
  /** The comment of the address is marked; of an answer, the comment it answers stands above it. */
  readonly id: number;
  readonly head: SaidView;
  readonly replies: readonly SaidView[];
  /** Where answers that do not fit here go on; null when all are here. */
  readonly more: string | null;
  /** The page it stands on, opened at it; the start page where this site has none for it. */
  readonly back: string;
  /** The reader may change and delete it. */
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
 * @param id - the comment of the address
 * @param reader - who looks; null for guests
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
