import { defineOperation } from "../../http/define-operation.ts";
import { guestOf } from "../../http/sender.ts";
import { countBanners } from "./counting/count-banners.ts";
import { evidenceOf } from "./counting/evidence.ts";
import { groupRecords, signedRecords } from "./counting/signed-records.ts";

export const reportAdStat = defineOperation("reportAdStat", async ({ body, request, config, db, now }) => {
  const records = signedRecords(guestOf(request), body.stat);
  await countBanners(db, groupRecords(records), evidenceOf(request, { config, now: now() }));
  return { status: 200, data: { accepted: records.length } };
});
