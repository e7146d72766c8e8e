import { ApiError } from "../../errors/api-error.ts";
import { documentCheck } from "../../http/checks.ts";
import { operationDocument } from "../../http/contract-document.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { guestOf } from "../../http/sender.ts";
import { countBanners } from "./counting/count-banners.ts";
import { evidenceOf } from "./counting/evidence.ts";
import { type AdRecord, groupRecords, signedRecords } from "./counting/signed-records.ts";

/** The batch of a page without scripts, which can only load a picture. */
export const reportAdStatByQuery = defineOperation(
  "reportAdStatByQuery",
  async ({ query, request, config, db, now }) => {
    const guest = query.guest ?? guestOf(request);
    const records = signedRecords(guest, readRecords(query.stat));
    await countBanners(db, groupRecords(records), evidenceOf(request, { config, now: now(), guest }));
    return { status: 200, data: { accepted: records.length } };
  },
);

const { body } = operationDocument("reportAdStat");
if (body === null) throw new Error("reportAdStat takes no body.");
const check = documentCheck(body);

/** @throws ApiError 400 for what is no JSON, 422 for other records than a batch has */
function readRecords(text: string): AdRecord[] {
  let stat: unknown;
  try {
    stat = JSON.parse(text);
  } catch {
    throw new ApiError(400, [{ code: "invalid_json", field: "stat" }]);
  }
  return (check({ stat }) as { stat: AdRecord[] }).stat;
}
