import { sql } from "kysely";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { invalid } from "../../http/problem.ts";
import { managedBrand } from "./access.ts";
import { readManagers } from "./queries.ts";

export const removeManager = defineOperation("removeManager", async ({ body, user, transaction, found }) => {
  const brand = found(managedBrand);
  const managers = await transaction(async (tx) => {
    // Two who remove each other at once must not leave the brand to nobody.
    await sql`select from brand where id = ${brand.id} for update`.execute(tx);
    const present = await readManagers(tx, brand.id);
    if (!present.some((manager) => manager.id === body.user_id)) return present;
    if (present.length === 1) throw invalid([{ code: "last_manager", field: "user_id" }]);
    await sql`
      delete from brand_manager where brand_id = ${brand.id} and user_id = ${body.user_id}`.execute(tx);
    await recordEvent(tx, {
      type: "brand.remove_manager",
      user_id: user.id,
      content_type: "brand",
      content_id: brand.id,
      params: { manager_id: body.user_id },
    });
    return present.filter((manager) => manager.id !== body.user_id);
  });
  return { status: 200, data: { managers } };
});
