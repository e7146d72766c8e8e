import { sql } from "kysely";
import { forbidden, invalid } from "../../../errors/api-error.ts";
import { noteManagerEvent } from "../../../http/account-events.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readManagers, staysOwned } from "../access/people.ts";
import { recordChange } from "../access/record-change.ts";

export const removeManager = defineOperation(
  "removeManager",
  async ({ body, user, transaction, found, request }) => {
    const brand = found(managedBrand);
    // Any manager may leave; only owners remove others.
    if (brand.role !== "owner" && body.user_id !== user.id) throw forbidden();
    const managers = await transaction(async (tx) => {
      // One owner must remain when two remove each other concurrently.
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const present = await readManagers(tx, brand.id);
      const manager = present.find(({ id }) => id === body.user_id);
      if (!manager) return present;
      if (manager.role === "owner" && !(await staysOwned(tx, brand.id, manager.id)))
        throw invalid([{ code: "last_manager", field: "user_id" }]);
      await sql`
      delete from brand_manager where brand_id = ${brand.id} and user_id = ${body.user_id}`.execute(tx);
      await recordChange(tx, brand, {
        type: "brand.remove_manager",
        userId: user.id,
        name: manager.name,
        params: { manager_id: manager.id },
      });
      noteManagerEvent(request, "manager_removed", { brandId: brand.id, userId: manager.id });
      return present.filter(({ id }) => id !== body.user_id);
    });
    return { status: 200, data: { managers } };
  },
);
