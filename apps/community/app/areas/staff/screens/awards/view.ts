import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import {
  type StateListRequest,
  type StateListView,
  stateListRequest,
  stateListView,
  type TabStates,
} from "../../shared/desks/state-list.ts";

type State = Schema<"StaffAwardState">;

const STATES: TabStates<State> = ["", "draft", "scheduled", "open", "ended", "announced"];

export type AwardsRequest = StateListRequest<State>;

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

export type AwardsView = StateListView<State, AwardRow>;

/** There are too few years to search. */
export const awardsRequest = (query: URLSearchParams): AwardsRequest => ({
  ...stateListRequest(query, STATES),
  search: "",
});

export function awardsView(list: Schema<"StaffAwardList">, request: AwardsRequest): AwardsView {
  return stateListView(list, request, {
    states: STATES,
    href: (state) => deskPaths.awards({ state }),
    row: awardRow,
  });
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
