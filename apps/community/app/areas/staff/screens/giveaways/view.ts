import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import { chosen, type ListRequest, listRequest } from "../../shared/desks/list-request.ts";
import { type StateTab, stateTabs } from "../../shared/desks/state-tabs.ts";

/** States of the tabs; "" for all but the removed ones. */
const GIVEAWAY_STATES = [
  "",
  "draft",
  "scheduled",
  "running",
  "ended",
  "waiting",
  "removed",
] as const satisfies readonly (Schema<"StaffGiveawayState"> | "")[];
type GiveawayTab = (typeof GIVEAWAY_STATES)[number];

/** Giveaways on a page. */
export const PAGE_SIZE = 20;

/** What the list shows. */
export interface GiveawaysRequest extends ListRequest {
  readonly state: GiveawayTab;
}

export interface GiveawayRowView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly state: Schema<"StaffGiveawayState">;
  readonly langs: readonly string[];
  readonly brand: string | null;
  readonly start: string;
  readonly end: string;
  readonly entries: number;
  readonly votes: number;
  /** Winners who have not replied yet. */
  readonly asked: number;
}

export interface GiveawaysView extends GiveawaysRequest {
  readonly rows: readonly GiveawayRowView[];
  readonly total: number;
  readonly pages: number;
  readonly tabs: readonly StateTab<Schema<"StaffGiveawayState">>[];
}

export function giveawaysRequest(query: URLSearchParams): GiveawaysRequest {
  return { ...listRequest(query, PAGE_SIZE), state: chosen(query, "state", GIVEAWAY_STATES) };
}

export function giveawaysView(list: Schema<"StaffGiveawayList">, request: GiveawaysRequest): GiveawaysView {
  return {
    ...request,
    rows: list.items.map(rowView),
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    tabs: stateTabs(GIVEAWAY_STATES, list.totals, (state) =>
      deskPaths.giveaways({ state, search: request.search }),
    ),
  };
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
