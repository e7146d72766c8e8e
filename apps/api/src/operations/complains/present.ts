import type { Schema } from "@grow/contract";
import { presentAuthor } from "../../content/author.ts";
import type { ComplaintRow } from "./queries.ts";

export function presentComplaint(row: ComplaintRow): Schema<"Complaint"> {
  const { id, type, content_id, reason, text, state, add_date, close_date, link, excerpt, cnt_open } = row;
  return {
    id,
    type,
    content_id,
    reason,
    text,
    state,
    add_date,
    close_date,
    item_user: presentAuthor(row),
    link,
    excerpt: excerpt ?? "",
    cnt_open,
  };
}
