import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { lockBanner, readStaffBanner } from "./staff-banner.ts";

export const decideBanner = defineOperation(
  "decideBanner",
  async ({ params: { id }, body, user, transaction, jobs }) => {
    const data = await transaction(async (tx) => {
      const before = await lockBanner(tx, id);
      if (before.version !== body.version) throw stale(await readStaffBanner(tx, id));
      if (before.state !== "review") throw invalid([{ code: "closed", field: "is_approved" }]);
      const text = body.text?.trim() ?? "";
      if (!body.is_approved && text === "") throw invalid([{ code: "required", field: "text" }]);
      await sql`
      update banner set is_moderate = false, is_approved = ${body.is_approved}, is_enabled = ${body.is_approved},
        review_text = ${body.is_approved ? "" : text}, version = version + 1, update_date = now()
      where id = ${id}`.execute(tx);
      await recordStaffChange(tx, {
        ...{ type: "staff.update", userId: user.id, contentType: "banner", id, name: before.content.name },
        before: { state: before.state },
        after: { state: body.is_approved ? "approved" : "refused", text },
      });
      for (const user_id of await managersOf(tx, before.brand_id)) {
        const decision = { banner_id: id, is_approved: body.is_approved, text: body.is_approved ? "" : text };
        await jobs.send("send-banner-decision", { user_id, ...decision }, tx);
      }
      return await readStaffBanner(tx, id);
    });
    return { status: 200, data };
  },
);

/** Those who can change the brand's banners. */
async function managersOf(tx: Tx, brandId: number | null): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from brand_manager where brand_id = ${brandId}::bigint and role in ('owner', 'editor') order by user_id`.execute(
    tx,
  );
  return rows.map(({ user_id }) => user_id);
}
