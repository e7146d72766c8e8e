import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import {
  type StateListRequest,
  type StateListView,
  stateListRequest,
  stateListView,
  type TabStates,
} from "../../shared/desks/state-list.ts";

type State = Schema<"StaffGiveawayState">;

const STATES: TabStates<State> = ["", "draft", "scheduled", "running", "ended", "waiting", "removed"];

export type GiveawaysRequest = StateListRequest<State>;

export interface GiveawayRowView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly state: State;
  readonly langs: readonly string[];
  readonly brand: string | null;
  readonly start: string;
  readonly end: string;
  readonly entries: number;
  readonly votes: number;
  /** Winners who have not replied yet. */
  readonly asked: number;
}

export type GiveawaysView = StateListView<State, GiveawayRowView>;

export const giveawaysRequest = (query: URLSearchParams) => stateListRequest(query, STATES);

export function giveawaysView(list: Schema<"StaffGiveawayList">, request: GiveawaysRequest): GiveawaysView {
  return stateListView(list, request, {
    states: STATES,
    href: (state) => deskPaths.giveaways({ state, search: request.search }),
    row: rowView,
  });
}

function rowView(card: Schema<"StaffGiveawayCard">): GiveawayRowView {
  const { id, title, lang, state, langs, item_brand, date_start, date_end } = card;
  return {
    ...{ id, title, lang, state, langs },
    brand: item_brand?.name ?? null,
    ...{ start: date_start, end: date_end },
    ...{ entries: card.cnt_entries, votes: card.cnt_votes, asked: card.cnt_asked },
  };
}
