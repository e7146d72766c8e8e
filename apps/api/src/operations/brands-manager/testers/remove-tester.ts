import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { FIRST_TESTERS } from "./first-testers.ts";
import { readTesters } from "./read-testers.ts";

export const removeTester = defineOperation("removeTester", async ({ body, user, transaction, found }) => {
  const brand = editable(found(managedBrand));
  const data = await transaction(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      with gone as (delete from brand_tester where brand_id = ${brand.id} and user_id = ${body.user_id} returning user_id)
      select u.name from gone join users u on u.id = gone.user_id`.execute(tx);
    const [grower] = rows;
    if (grower) {
      await recordChange(tx, brand, {
        type: "brand.remove_tester",
        userId: user.id,
        name: grower.name,
        params: { tester_id: body.user_id },
      });
    }
    return await readTesters(tx, brand, FIRST_TESTERS);
  });
  return { status: 200, data };
});
