import type { Schema } from "@grow/contract";
import { BANNER_TYPES } from "@grow/domain";
import type { BannerKind } from "@grow/domain/banners";
import { deskPaths } from "../../desk-paths.ts";
import { chosen } from "../../shared/desks/list-request.ts";
import {
  PAGE_SIZE,
  type StateListRequest,
  type StateListView,
  stateListRequest,
  stateListView,
  type TabStates,
} from "../../shared/desks/state-list.ts";

type State = keyof Schema<"StaffBannerList">["totals"];

const STATES: TabStates<State> = ["", "review", "refused", "running", "paused", "ended"];
const KINDS: readonly ["", ...BannerKind[]] = ["", ...BANNER_TYPES];

export interface BannersRequest extends StateListRequest<State> {
  readonly type: BannerKind | "";
}

export interface BannerRowView {
  readonly id: number;
  readonly name: string;
  readonly kind: BannerKind;
  readonly state: Schema<"BannerState">;
  /** The advertiser; null for the site's own. */
  readonly brand: string | null;
  /** Who submitted it. */
  readonly user: string | null;
  readonly date: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly views: number;
}

export interface BannersView extends StateListView<State, BannerRowView> {
  readonly type: BannerKind | "";
  readonly kinds: readonly { readonly kind: BannerKind | ""; readonly href: string }[];
}

export const bannersRequest = (query: URLSearchParams): BannersRequest => ({
  // There is no search here.
  ...{ ...stateListRequest(query, STATES), search: "" },
  type: chosen<BannerKind | "">(query, "type", KINDS),
});

/** The query of the API for the list. */
export const bannersQuery = ({ state, type, page }: BannersRequest) => ({
  ...{ start: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
  ...(state === "" ? {} : { state }),
  ...(type === "" ? {} : { type }),
});

export function bannersView(list: Schema<"StaffBannerList">, request: BannersRequest): BannersView {
  const { type, state } = request;
  return {
    ...stateListView(list, request, {
      states: STATES,
      href: (one) => deskPaths.banners({ state: one, type }),
      row: rowView,
    }),
    type,
    kinds: KINDS.map((kind) => ({ kind, href: deskPaths.banners({ state, type: kind }) })),
  };
}

function rowView({ item_banner, item_brand, item_user }: Schema<"StaffBanner">): BannerRowView {
  const { id, name, type, state, date_start, date_end, update_date, cnt_views } = item_banner;
  return {
    ...{ id: id ?? 0, name, kind: type, state, views: cnt_views },
    ...{ brand: item_brand?.name ?? null, user: item_user?.name ?? null, date: update_date },
    ...{ start: date_start, end: date_end },
  };
}
