import { sql } from "kysely";
import { isShownOn } from "../../content/ads/running-banners.ts";
import { utcDay } from "../../content/ads/utc-day.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { countBanners } from "./counting/count-banners.ts";
import { evidenceOf } from "./counting/evidence.ts";
import { groupRecords } from "./counting/signed-records.ts";

/** One event, without the check of a batch. */
export const countAd = defineOperation("countAd", async ({ params, body, request, config, db, now }) => {
  const { type, action, id } = params;
  const moment = now();
  const { rows } = await sql`
    select from banner n where n.id = ${id} and n.type = ${type} and ${isShownOn(utcDay(moment))}`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
  const record = { i: id, t: type, s: body.section, a: action };
  await countBanners(db, groupRecords([record]), evidenceOf(request, { config, now: moment }));
  return { status: 204 };
});
