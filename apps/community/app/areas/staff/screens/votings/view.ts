import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import { chosen, type ListRequest, listRequest } from "../../shared/desks/list-request.ts";
import { type StateTab, stateTabs } from "../../shared/desks/state-tabs.ts";

/** States of the tabs; "" for all but the removed ones. */
const VOTING_STATES = ["", "draft", "scheduled", "open", "ended", "removed"] as const satisfies readonly (
  | Schema<"StaffVotingState">
  | ""
)[];
export type VotingTab = (typeof VOTING_STATES)[number];

/** Polls on a page. */
export const PAGE_SIZE = 20;

export interface VotingsRequest extends ListRequest {
  readonly state: VotingTab;
}

export interface VotingRow {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly href: string;
  readonly state: Schema<"StaffVotingState">;
  readonly langs: readonly string[];
  /** Null for a draft, which starts when it is published. */
  readonly start: string | null;
  readonly end: string | null;
  readonly changed: string;
}

export interface VotingsView extends VotingsRequest {
  readonly rows: readonly VotingRow[];
  readonly total: number;
  readonly pages: number;
  readonly tabs: readonly StateTab<Schema<"StaffVotingState">>[];
}

export function votingsRequest(query: URLSearchParams): VotingsRequest {
  return { ...listRequest(query, PAGE_SIZE), state: chosen(query, "state", VOTING_STATES) };
}

export function votingsView(list: Schema<"StaffVotingList">, request: VotingsRequest): VotingsView {
  return {
    ...request,
    rows: list.items.map(votingRow),
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    tabs: stateTabs(VOTING_STATES, list.totals, (state) =>
      deskPaths.votings({ state, search: request.search }),
    ),
  };
}

function votingRow(voting: Schema<"StaffVotingCard">): VotingRow {
  const { id, title, lang, langs, state, date_start, date_end, update_date } = voting;
  return {
    ...{ id, title, lang, langs, state },
    href: deskPaths.voting(id),
    start: state === "draft" ? null : date_start,
    end: date_end,
    changed: update_date,
  };
}
