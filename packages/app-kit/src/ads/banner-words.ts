import "./locales/catalog.ts";
import type { Schema } from "@grow/contract";
import type { BannerKind } from "@grow/domain/banners";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type State = Schema<"BannerState">;
type Reason = Schema<"BannerFilterReason">;
type Filtered = Schema<"BannerStatistic">["items_filtered"][number]["action"];

const KINDS: Readonly<Record<BannerKind, MessageDescriptor>> = {
  box: msg({ id: "banner.kind.box", message: "Box" }),
  cpm: msg({ id: "banner.kind.cpm", message: "CPM" }),
  header: msg({ id: "banner.kind.header", message: "Header" }),
  sidebar: msg({ id: "banner.kind.sidebar", message: "Sidebar" }),
  button: msg({ id: "banner.kind.button", message: "Button" }),
};

const PLACES: Readonly<Record<BannerKind, MessageDescriptor>> = {
  box: msg({ id: "banner.place.box", message: "After the 6th card of a list" }),
  cpm: msg({ id: "banner.place.cpm", message: "Between a diary's week and its comments" }),
  header: msg({ id: "banner.place.header", message: "Above the title of lists and catalogue pages" }),
  sidebar: msg({ id: "banner.place.sidebar", message: "Beside the page, on wide screens" }),
  button: msg({ id: "banner.place.button", message: "Buy button on brand and product pages" }),
};

const STATES: Readonly<Record<State, MessageDescriptor>> = {
  draft: msg({ id: "banner.state.draft", message: "Draft" }),
  review: msg({ id: "banner.state.review", message: "In review" }),
  refused: msg({ id: "banner.state.refused", message: "Needs changes" }),
  running: msg({ id: "banner.state.running", message: "Live" }),
  paused: msg({ id: "banner.state.paused", message: "Paused" }),
  ended: msg({ id: "banner.state.ended", message: "Ended" }),
};

const REASONS: Readonly<Record<Reason, MessageDescriptor>> = {
  bot: msg({ id: "banner.reason.bot", message: "Bots and preloaded pages" }),
  team: msg({ id: "banner.reason.team", message: "Your own people and Grow staff" }),
  misplaced: msg({ id: "banner.reason.misplaced", message: "Outside the sections or days you booked" }),
  repeat: msg({ id: "banner.reason.repeat", message: "Same reader again within a minute" }),
  unseen: msg({ id: "banner.reason.unseen", message: "Click without a view in the last 30 minutes" }),
  rate: msg({ id: "banner.reason.rate", message: "Too many from one reader in an hour" }),
};

const FILTERED: Readonly<Record<Filtered, MessageDescriptor>> = {
  serve: msg({ id: "banner.filtered.serve", message: "Served" }),
  view: msg({ id: "banner.filtered.view", message: "Views" }),
  click: msg({ id: "banner.filtered.click", message: "Clicks" }),
};

/** The name of a kind of banner. */
export const bannerKindWord = (i18n: I18n, kind: BannerKind): string => i18n._(KINDS[kind]);

/** Where a kind of banner is shown. */
export const bannerPlaceWord = (i18n: I18n, kind: BannerKind): string => i18n._(PLACES[kind]);

export const bannerStateWord = (i18n: I18n, state: State): string => i18n._(STATES[state]);

/** Why a view or a click does not count. */
export const bannerReasonWord = (i18n: I18n, reason: Reason): string => i18n._(REASONS[reason]);

/** What does not count. */
export const bannerFilteredWord = (i18n: I18n, action: Filtered): string => i18n._(FILTERED[action]);

const TONES = {
  draft: "plain",
  review: "info",
  refused: "bad",
  running: "good",
  paused: "warn",
  ended: "plain",
} as const satisfies Readonly<Record<State, string>>;

/** The tone of a state's badge. */
export const bannerTone = (state: State): (typeof TONES)[State] => TONES[state];
