import { bannerPicture } from "@grow/app-kit/ads/banner-picture.ts";
import type { Schema } from "@grow/contract";
import { BANNER_TYPES } from "@grow/domain";
import type { BannerKind } from "@grow/domain/banners";
import type { PhotoSource } from "@grow/ui/media";
import { paths } from "../../paths.ts";
import { isBrandKind } from "../../shared/brand-kinds.ts";

/** Banners on a page of the list. */
export const PAGE_SIZE = 20;

type State = Schema<"BannerState">;

const STATES: readonly State[] = ["running", "review", "refused", "draft", "paused", "ended"];

/** What the list was asked for; values that do not fit are left out. */
export interface BannersRequest {
  readonly state: State | null;
  readonly type: BannerKind | null;
  /** From 1. */
  readonly page: number;
}

export function bannersRequest(query: URLSearchParams): BannersRequest {
  const page = Number(/^[1-9]\d{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? 1);
  return {
    state: STATES.find((state) => state === query.get("state")) ?? null,
    type: BANNER_TYPES.find((type) => type === query.get("type")) ?? null,
    page,
  };
}

/** The numbers of a banner since it began. */
export interface BannerNumbers {
  readonly served: number;
  readonly views: number;
  readonly clicks: number;
  /** Clicks in percent of views; null without views. */
  readonly ctr: number | null;
  readonly filtered: number;
}

export interface BannerRowView {
  readonly key: string;
  readonly id: number | null;
  readonly tmpId: string | null;
  readonly kind: BannerKind;
  readonly state: State;
  readonly name: string;
  readonly picture: PhotoSource | null;
  /** What the moderator wants changed; empty without. */
  readonly reviewText: string;
  /** Saved changes that were not submitted. */
  readonly hasDraft: boolean;
  /** First and last day, UTC. */
  readonly start: string | null;
  readonly end: string | null;
  /** Null before there can be any. */
  readonly numbers: BannerNumbers | null;
  /** Staff sets up sidebar and button banners. */
  readonly isOwn: boolean;
  readonly editor: string | null;
  readonly results: string | null;
  /** What its switch does; null for what cannot be switched. */
  readonly turn: "pause" | "resume" | null;
}

export interface BannersView {
  readonly state: State | null;
  readonly type: BannerKind | null;
  readonly rows: readonly BannerRowView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly states: readonly { readonly state: State | null; readonly href: string }[];
  readonly kinds: readonly { readonly kind: BannerKind | null; readonly href: string }[];
}

/** @param today - day in UTC */
export function bannersView(
  list: Schema<"BannerList">,
  { state, type, page }: BannersRequest,
  today: string,
): BannersView {
  return {
    ...{ state, type },
    rows: list.items.map((banner) => rowView(banner, today)),
    total: list.total,
    ...{ page, pages: Math.ceil(list.total / PAGE_SIZE) },
    states: [null, ...STATES].map((one) => ({
      state: one,
      href: paths.banners({ state: one ?? "", type: type ?? "" }),
    })),
    kinds: [null, ...BANNER_TYPES].map((kind) => ({
      kind,
      href: paths.banners({ state: state ?? "", type: kind ?? "" }),
    })),
  };
}

function rowView(banner: Schema<"Banner">, today: string): BannerRowView {
  const { id, tmp_id, type, state, name, image, date_start, date_end } = banner;
  const isOwn = isBrandKind(type);
  const turn = state === "running" ? "pause" : state === "paused" ? "resume" : null;
  return {
    ...{ key: `${id ?? tmp_id}`, id, tmpId: tmp_id, kind: type, state, name },
    picture: image && bannerPicture(image),
    reviewText: banner.review_text,
    hasDraft: id !== null && tmp_id !== null,
    ...{ start: date_start, end: date_end },
    numbers: numbersOf(banner, today),
    isOwn,
    editor: isOwn ? paths.editBanner(type, id ?? "new", id === null ? tmp_id : null) : null,
    results: id === null ? null : paths.bannerResults({ banner: id }),
    turn: isOwn ? turn : null,
  };
}

/** A banner that has not been shown yet has no numbers, which is not the same as 0. */
function numbersOf(banner: Schema<"Banner">, today: string): BannerNumbers | null {
  const { cnt_served, cnt_views, cnt_clicks, cnt_filtered, state, date_start } = banner;
  const isShown = state === "running" && (date_start === null || date_start <= today);
  if (!isShown && cnt_served + cnt_views + cnt_clicks + cnt_filtered === 0) return null;
  return {
    ...{ served: cnt_served, views: cnt_views, clicks: cnt_clicks, filtered: cnt_filtered },
    ctr: cnt_views === 0 ? null : Math.round((1000 * cnt_clicks) / cnt_views) / 10,
  };
}
