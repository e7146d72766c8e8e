import { sql } from "kysely";
import { readPlans } from "../../content/plans/present-plan.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const updatePlan = defineOperation("updatePlan", async ({ params, body, user, transaction }) => {
  const { code } = params;
  const { price, trial_days, limits, is_enabled, texts = [] } = body;
  const data = await transaction(async (tx) => {
    const { rows } = await sql<{
      kind: string;
    }>`select kind from plan where code = ${code} for update`.execute(tx);
    const [plan] = rows;
    if (!plan) throw notFound();
    if (limits !== undefined && plan.kind !== "partner")
      throw invalid([{ code: "not_allowed", field: "limits" }]);
    await sql`
      update plan set price_amount = ${price?.amount ?? sql.ref("price_amount")},
        price_currency = ${price?.currency ?? sql.ref("price_currency")},
        trial_days = ${trial_days ?? sql.ref("trial_days")}, is_enabled = ${is_enabled ?? sql.ref("is_enabled")}
      where code = ${code}`.execute(tx);
    if (limits !== undefined) {
      await sql`
        update plan set max_banner_views = ${limits.banner_views}, max_newsletters = ${limits.newsletters},
          max_testers = ${limits.testers}, max_managers = ${limits.managers}
        where code = ${code}`.execute(tx);
    }
    for (const { lang, title, items_text } of texts) {
      await sql`
        insert into plan_text (code, lang, title, items_text) values (${code}, ${lang}, ${title.trim()}, ${items_text}::text[])
        on conflict (code, lang) do update set title = excluded.title, items_text = excluded.items_text`.execute(
        tx,
      );
    }
    await recordEvent(tx, {
      type: "plan.update",
      user_id: user.id,
      content_type: "user",
      content_id: user.id,
      params: { code },
    });
    const [changed] = await readPlans(tx, sql`p.code = ${code}`, "en");
    if (!changed) throw notFound();
    return changed;
  });
  return { status: 200, data };
});
