import type { Schema } from "@grow/contract";
import { presentAuthor } from "../../content/author.ts";
import type { CommentRow } from "./queries.ts";

/** A removed comment keeps its place above its replies, without words and author. */
function presentWords(row: CommentRow) {
  return {
    id: row.id,
    text: row.is_remove ? "" : row.text,
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    item_user: row.is_remove ? null : presentAuthor(row),
    cnt_likes: row.cnt_likes,
    is_like: row.is_like,
    is_remove: row.is_remove,
  };
}

/** @param replies replies of any comments, filtered by their parent */
export function presentComment(row: CommentRow, replies: readonly CommentRow[]): Schema<"Comment"> {
  const own = replies.filter((reply) => reply.parent_id === row.id);
  return {
    ...presentWords(row),
    parent_id: row.parent_id,
    cnt_childs: row.cnt_childs,
    replies: { items_comment: own.map(presentReply) },
  };
}

export function presentReply(row: CommentRow): Schema<"CommentReply"> {
  return { ...presentWords(row), parent_id: row.parent_id ?? row.id };
}
