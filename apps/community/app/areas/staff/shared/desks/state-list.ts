import { chosen, type ListRequest, listRequest } from "./list-request.ts";
import { type StateTab, stateTabs } from "./state-tabs.ts";

/** Rows on a page of a list with tabs by state. */
export const PAGE_SIZE = 20;

/** States of the tabs; "" is the first one, for all but the removed rows. */
export type TabStates<State extends string> = readonly ["", ...State[]];

/** What a list with tabs by state shows. */
export interface StateListRequest<State extends string> extends ListRequest {
  readonly state: State | "";
}

export interface StateListView<State extends string, Row> extends StateListRequest<State> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pages: number;
  readonly tabs: readonly StateTab<State>[];
}

/** Reads state, search and page from the query; values that do not fit are left out. */
export function stateListRequest<State extends string>(
  query: URLSearchParams,
  states: TabStates<State>,
): StateListRequest<State> {
  return { ...listRequest(query, PAGE_SIZE), state: chosen<State | "">(query, "state", states) };
}

/** The query of the API for a list. */
export function stateListQuery<State extends string>({ state, search, page }: StateListRequest<State>) {
  return {
    ...{ start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    ...(state === "" ? {} : { state }),
    ...(search === "" ? {} : { search }),
  };
}

interface AnsweredList<State extends string, Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly totals: Readonly<Record<State, number>>;
}

interface Shown<State extends string, Item, Row> {
  readonly states: TabStates<State>;
  /** The page of a tab, with the search of this one. */
  href(state: State | ""): string;
  row(item: Item): Row;
}

/** The list as the API returned it, as the page shows it. */
export function stateListView<State extends string, Item, Row>(
  list: AnsweredList<State, Item>,
  request: StateListRequest<State>,
  { states, href, row }: Shown<State, Item, Row>,
): StateListView<State, Row> {
  return {
    ...request,
    rows: list.items.map(row),
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    tabs: stateTabs(states, list.totals, href),
  };
}
