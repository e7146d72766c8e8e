import { sql } from "kysely";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { invalid } from "../../http/problem.ts";
import { managedBrand } from "./access.ts";
import { readManagers } from "./queries.ts";

export const addManager = defineOperation("addManager", async ({ body, user, transaction, found }) => {
  const brand = found(managedBrand);
  const managers = await transaction(async (tx) => {
    const { rows: growers } = await sql`
      select from users where id = ${body.user_id} and not is_remove and not is_ban`.execute(tx);
    if (growers.length === 0) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
    const { rows: added } = await sql`
      insert into brand_manager (brand_id, user_id) values (${brand.id}, ${body.user_id})
      on conflict do nothing returning 1`.execute(tx);
    if (added.length > 0) {
      await recordEvent(tx, {
        type: "brand.add_manager",
        user_id: user.id,
        content_type: "brand",
        content_id: brand.id,
        params: { manager_id: body.user_id },
      });
    }
    return readManagers(tx, brand.id);
  });
  return { status: 200, data: { managers } };
});
