import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import {
  type StateListRequest,
  type StateListView,
  stateListRequest,
  stateListView,
  type TabStates,
} from "../../shared/desks/state-list.ts";

type State = Schema<"StaffVotingState">;

const STATES: TabStates<State> = ["", "draft", "scheduled", "open", "ended", "removed"];

export type VotingsRequest = StateListRequest<State>;

export interface VotingRow {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly href: string;
  readonly state: State;
  readonly langs: readonly string[];
  /** Null for a draft, which starts when it is published. */
  readonly start: string | null;
  readonly end: string | null;
  readonly changed: string;
}

export type VotingsView = StateListView<State, VotingRow>;

export const votingsRequest = (query: URLSearchParams) => stateListRequest(query, STATES);

export function votingsView(list: Schema<"StaffVotingList">, request: VotingsRequest): VotingsView {
  return stateListView(list, request, {
    states: STATES,
    href: (state) => deskPaths.votings({ state, search: request.search }),
    row: votingRow,
  });
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
