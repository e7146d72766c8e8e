import type { Schema } from "@grow/contract";
import { nextStart } from "@grow/domain";
import { existingPage } from "../../../../shared/existing-page.ts";

export const COMPLAINT_STATES = ["open", "accepted", "rejected"] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export interface ComplaintView {
  readonly id: number;
  readonly type: Schema<"ComplainType">;
  readonly reason: Schema<"ComplaintReason">;
  readonly text: string;
  readonly excerpt: string;
  /** The link of the thing; null if it has no page. */
  readonly href: string | null;
  readonly date: string;
  /** The reporting user; null if the account was deleted. */
  readonly by: string | null;
  /** Number of other open complaints about the same thing. */
  readonly others: number;
}

export interface ComplaintsView {
  readonly state: ComplaintState;
  readonly total: number;
  readonly items: readonly ComplaintView[];
  /** Where the next ones begin; null on the last page. */
  readonly next: number | null;
}

export function complaintsView(list: Schema<"ComplaintList">, state: ComplaintState): ComplaintsView {
  return {
    state,
    total: list.total,
    next: nextStart(list),
    items: list.items.map((item) => ({
      id: item.id,
      type: item.type,
      reason: item.reason,
      text: item.text,
      excerpt: item.excerpt,
      href: placeOf(item.link),
      date: item.add_date,
      by: item.item_user?.name ?? null,
      others: Math.max(0, item.cnt_open - (item.state === "open" ? 1 : 0)),
    })),
  };
}

/** A comment's link is opened at the comment. */
function placeOf(link: string | null): string | null {
  const page = existingPage(link);
  const comment = /[?&]comment=(\d+)/.exec(page ?? "")?.[1];
  return page ? (comment ? `${page}#comment-${comment}` : page) : null;
}
