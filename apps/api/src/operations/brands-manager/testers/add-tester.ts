import { sql } from "kysely";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyUser } from "../../../notifications/notify-user.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { FIRST_TESTERS } from "./first-testers.ts";
import { readTesters } from "./read-testers.ts";

export const addTester = defineOperation("addTester", async ({ body, user, jobs, transaction, found }) => {
  const brand = editable(found(managedBrand));
  const data = await transaction(async (tx) => {
    // Two invitations at once must not exceed the limit together.
    await sql`select from brand where id = ${brand.id} for update`.execute(tx);
    const { rows } = await sql<{ name: string; is_tester: boolean; cnt: number }>`
      select u.name, exists (select from brand_tester t where t.brand_id = ${brand.id} and t.user_id = u.id) as is_tester,
        (select count(*)::int from brand_tester t where t.brand_id = ${brand.id}) as cnt
      from users u where u.id = ${body.user_id} and not u.is_remove and not u.is_ban`.execute(tx);
    const [grower] = rows;
    if (!grower) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
    if (!grower.is_tester) {
      const { testers: most } = await planLimits(tx, brand.id);
      if (most !== null && grower.cnt >= most)
        throw invalid([{ code: "too_many", field: "user_id", params: { max: most } }]);
      await sql`insert into brand_tester (brand_id, user_id) values (${brand.id}, ${body.user_id})`.execute(
        tx,
      );
      await recordChange(tx, brand, {
        type: "brand.add_tester",
        userId: user.id,
        name: grower.name,
        params: { tester_id: body.user_id },
      });
      await notifyUser(tx, jobs, body.user_id, {
        event: "tester_add",
        type: "brand",
        content_id: brand.id,
        diary_id: null,
        from_user_id: null,
      });
    }
    return await readTesters(tx, brand, FIRST_TESTERS);
  });
  return { status: 200, data };
});
