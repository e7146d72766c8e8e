import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import { type StateTab, stateTabs } from "../../shared/desks/state-tabs.ts";
import type { ErrorState } from "../../shared/watch/error-state.tsx";
import { choiceOf, ERROR_TABS, type WatchRequest } from "./watch-request.ts";

export interface ErrorRow {
  readonly id: number;
  readonly app: Schema<"StaffError">["app"];
  readonly message: string;
  /** File and function; empty if unknown. */
  readonly frame: string;
  readonly state: ErrorState;
  readonly isAgain: boolean;
  readonly people: number;
  readonly times: number;
  readonly first: { readonly version: string; readonly date: string };
  readonly last: { readonly version: string; readonly date: string };
}

export interface ErrorsView {
  /** "" for all. */
  readonly state: ErrorState | "";
  readonly tabs: readonly StateTab<ErrorState>[];
  readonly rows: readonly ErrorRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** What other pages of the list have in their address. */
  readonly choice: ReturnType<typeof choiceOf>;
}

export function errorsView(list: Schema<"StaffErrorList">, request: WatchRequest): ErrorsView {
  const tabOf = (tab: WatchRequest["state"]) => (tab === "all" ? "" : tab);
  return {
    state: tabOf(request.state),
    tabs: stateTabs(ERROR_TABS.map(tabOf), list.totals, (state) =>
      deskPaths.watchErrors(choiceOf({ ...request, state: state === "" ? "all" : state })),
    ),
    rows: list.items.map(errorRow),
    ...{ total: list.total, page: request.errorPage, pages: Math.ceil(list.total / PAGE_SIZE) },
    choice: choiceOf(request),
  };
}

const errorRow = (error: Schema<"StaffError">): ErrorRow => ({
  ...{ id: error.id, app: error.app, message: error.message, frame: error.frame },
  ...{ state: error.state, isAgain: error.is_again, people: error.cnt_senders, times: error.cnt },
  first: { version: error.first_version, date: error.add_date },
  last: { version: error.last_version, date: error.last_date },
});
