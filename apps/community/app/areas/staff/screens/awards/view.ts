import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import { chosen, listRequest } from "../../shared/desks/list-request.ts";
import { type StateTab, stateTabs } from "../../shared/desks/state-tabs.ts";

/** States of the tabs; "" for all. */
const AWARD_STATES = ["", "draft", "scheduled", "open", "ended", "announced"] as const satisfies readonly (
  | Schema<"StaffAwardState">
  | ""
)[];
export type AwardTab = (typeof AWARD_STATES)[number];

/** Years on a page. */
export const PAGE_SIZE = 20;

export interface AwardsRequest {
  /** From 1. */
  readonly page: number;
  readonly state: AwardTab;
}

export interface AwardRow {
  readonly year: number;
  readonly title: string;
  readonly lang: string;
  readonly href: string;
  readonly state: Schema<"StaffAwardState">;
  readonly langs: readonly string[];
  readonly nominations: number;
  readonly end: string;
  readonly result: string;
}

export interface AwardsView extends AwardsRequest {
  readonly rows: readonly AwardRow[];
  readonly total: number;
  readonly pages: number;
  readonly tabs: readonly StateTab<Schema<"StaffAwardState">>[];
}

export function awardsRequest(query: URLSearchParams): AwardsRequest {
  return { page: listRequest(query, PAGE_SIZE).page, state: chosen(query, "state", AWARD_STATES) };
}

export function awardsView(list: Schema<"StaffAwardList">, request: AwardsRequest): AwardsView {
  return {
    ...request,
    rows: list.items.map(awardRow),
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    tabs: stateTabs(AWARD_STATES, list.totals, (state) => deskPaths.awards({ state })),
  };
}

function awardRow(award: Schema<"StaffAwardCard">): AwardRow {
  const { year, title, lang, langs, state, cnt_nominations, date_end, date_result } = award;
  return {
    ...{ year, title, lang, langs, state },
    href: deskPaths.award(year),
    nominations: cnt_nominations,
    end: date_end,
    result: date_result,
  };
}
