import type { Schema } from "@grow/contract";
import { existingPage } from "../../../../shared/existing-page.ts";

export const COMPLAINT_STATES = ["open", "accepted", "rejected"] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Complaints on one page. */
export const COMPLAINTS = 20;

export interface ComplaintView {
  readonly id: number;
  readonly type: Schema<"ComplainType">;
  readonly reason: Schema<"ComplaintReason">;
  readonly text: string;
  readonly excerpt: string;
  /** Where the thing stands; null where this site has no page for it yet. */
  readonly href: string | null;
  readonly date: string;
  /** Who complains; null when the account is gone. */
  readonly by: string | null;
  /** Open complaints about the same thing besides this one. */
  readonly others: number;
}

export interface ComplaintsView {
  readonly state: ComplaintState;
  readonly total: number;
  readonly items: readonly ComplaintView[];
  /** Where the next ones begin; null on the last page. */
  readonly next: number | null;
}

/** What makes no sense in an address is as if it were not there. */
export function complaintsRequest(search: URLSearchParams): { state: ComplaintState; start: number } {
  const start = search.get("start") ?? "";
  return {
    state: COMPLAINT_STATES.find((state) => state === search.get("state")) ?? "open",
    start: /^\d{1,6}$/.test(start) ? Number(start) : 0,
  };
}

export function complaintsView(list: Schema<"ComplaintList">, state: ComplaintState): ComplaintsView {
  const end = list.start + list.items.length;
  return {
    state,
    total: list.total,
    next: list.items.length > 0 && end < list.total ? end : null,
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
