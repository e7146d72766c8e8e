import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { bannerState } from "../../../content/ads/banner-rows.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { readStaffBanners } from "./staff-banner.ts";

type State = keyof Schema<"StaffBannerList">["totals"];

export const listStaffBanners = defineOperation("listStaffBanners", async ({ query, reads }) => {
  const { start, limit, state, type } = query;
  const isOfType = type === undefined ? sql`true` : sql`n.type = ${type}`;
  const isShown = state === undefined ? isOfType : sql`${isOfType} and ${bannerState} = ${state}`;
  // The banner that has waited longest comes first.
  const items = await readStaffBanners(
    reads,
    sql`${isShown} order by n.is_moderate desc, case when n.is_moderate then n.update_date end, n.id desc
      limit ${limit} offset ${start}`,
  );
  const { rows: counts } = await sql<{ state: State; total: number }>`
    select ${bannerState} as state, count(*)::int as total from banner n where not n.is_remove and ${isOfType} group by 1`.execute(
    reads,
  );
  const none = { review: 0, refused: 0, running: 0, paused: 0, ended: 0 };
  return { status: 200, data: { items, start, limit, ...stateTotals(none, counts, state) } };
});
