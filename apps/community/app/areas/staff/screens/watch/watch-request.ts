import type { Schema } from "@grow/contract";
import { chosen, listRequest } from "../../shared/desks/list-request.ts";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Lengths of the period, in days. */
export const PERIODS = [1, 7, 30, 90] as const;
const STANDARD_PERIOD = 7;

/** "" is all of them. */
export const DEVICES = ["", "phone", "tablet", "desktop"] as const;

export const ERROR_TABS = ["open", "solved", "ignored", "all"] as const;

/** Longest family of pages that the API takes. */
const MAX_PAGE = 60;

/** What the page was asked for. */
export interface WatchRequest {
  readonly days: (typeof PERIODS)[number];
  readonly device: Schema<"DeviceClass"> | "";
  /** Only pages of this family; "" for all. */
  readonly page: string;
  /** State of the errors. */
  readonly state: (typeof ERROR_TABS)[number];
  /** Page of the errors, from 1. */
  readonly errorPage: number;
}

/** Reads the query; values that do not fit get their standard. */
export function watchRequest(query: URLSearchParams): WatchRequest {
  const page = query.get("page") ?? "";
  return {
    days: PERIODS.find((days) => String(days) === query.get("days")) ?? STANDARD_PERIOD,
    device: chosen(query, "device", DEVICES),
    page: page.length > MAX_PAGE ? "" : page,
    state: chosen(query, "state", ERROR_TABS),
    errorPage: listRequest(query, PAGE_SIZE).page,
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The query of the API for the measurements. @param now - ms */
export const vitalsQuery = ({ days, device, page }: WatchRequest, now: number) => ({
  ...{ from: dayOf(now - (days - 1) * DAY), to: dayOf(now) },
  ...(device === "" ? {} : { device }),
  ...(page === "" ? {} : { page }),
});

/** The query of the API for the errors. */
export const errorsQuery = ({ state, errorPage }: WatchRequest) => ({
  ...{ start: (errorPage - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  ...(state === "all" ? {} : { state }),
});

/** What an address of the page names: only what differs from the standard. */
export const choiceOf = ({ days, device, page, state }: WatchRequest) => ({
  days: days === STANDARD_PERIOD ? ("" as const) : days,
  ...{ device, page },
  state: state === ERROR_TABS[0] ? "" : state,
});
