import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import type { ContentType } from "../../shared/ballots/content-types.ts";
import { listRequest } from "../../shared/desks/list-request.ts";

/** Candidates on a page. */
export const PAGE_SIZE = 50;

/** A nomination of published awards has at least so many that readers see. */
const LEAST = 2;

export interface CandidateRow {
  readonly id: number;
  /** Null for one that is no longer public. */
  readonly name: string | null;
  readonly href: string | null;
  readonly picture: string | null;
  readonly author: string | null;
}

/** What was just done with candidates. */
export type CandidatesDone =
  | { readonly deed: "added" | "suggested"; readonly count: number }
  | { readonly deed: "removed" };

export interface CandidatesView {
  readonly year: number;
  /** The form of the awards. */
  readonly awards: { readonly href: string; readonly title: string; readonly lang: string };
  readonly nomination: number;
  readonly name: string;
  readonly lang: string;
  readonly type: ContentType;
  /** Why candidates stay as they are; null while they can change. */
  readonly closed: "ended" | "over" | null;
  /** Candidates that growers would see are missing. */
  readonly isShort: boolean;
  readonly rows: readonly CandidateRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export const candidatesRequest = (query: URLSearchParams) => listRequest(query, PAGE_SIZE).page;

interface Shown {
  readonly award: Schema<"StaffAward">;
  readonly nomination: Schema<"StaffAwardNomination">;
  readonly list: Schema<"StaffAwardCandidateList">;
  readonly page: number;
  /** Instant of the page, ms. */
  readonly now: number;
}

export function candidatesView({ award, nomination, list, page, now }: Shown): CandidatesView {
  const isEnded = award.is_fixed && Date.parse(award.date_end) <= now;
  return {
    year: award.year,
    awards: {
      href: deskPaths.award(award.year),
      title: award.items_text[0]?.title ?? "",
      lang: award.lang,
    },
    nomination: nomination.id,
    name: nomination.items_text[0]?.name ?? "",
    lang: award.lang,
    type: nomination.content_type,
    closed: award.is_over ? "over" : isEnded ? "ended" : null,
    isShort: nomination.cnt_shown < LEAST,
    rows: list.items.map(({ content_id, name, link, avatar, item_user }) => ({
      id: content_id,
      name,
      href: link,
      picture: avatar,
      author: item_user?.name ?? null,
    })),
    total: list.total,
    page,
    pages: Math.ceil(list.total / PAGE_SIZE),
  };
}

/** What the query of the page says was just done. */
export function candidatesDone(query: URLSearchParams): CandidatesDone | null {
  const deed = query.get("done");
  const count = Number(/^\d{1,4}$/.exec(query.get("count") ?? "")?.[0] ?? 0);
  if (deed === "removed") return { deed };
  return deed === "added" || deed === "suggested" ? { deed, count } : null;
}
