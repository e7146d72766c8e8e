import { sql } from "kysely";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { type ManagerRole, managedBrand, owned } from "../access/managed-brand.ts";
import { readManagers } from "../access/people.ts";
import { recordChange } from "../access/record-change.ts";

export const addManager = defineOperation("addManager", async ({ body, user, transaction, found }) => {
  const brand = owned(found(managedBrand));
  const managers = await transaction(async (tx) => {
    const { rows: growers } = await sql<{ name: string }>`
      select name from users where id = ${body.user_id} and not is_remove and not is_ban`.execute(tx);
    const [grower] = growers;
    if (!grower) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
    await sql`select from brand where id = ${brand.id} for update`.execute(tx);
    const isChanged = await setRole(tx, brand.id, body.user_id, body.role);
    if (isChanged) {
      await recordChange(tx, brand, {
        type: "brand.add_manager",
        userId: user.id,
        name: grower.name,
        params: { manager_id: body.user_id },
      });
    }
    return readManagers(tx, brand.id);
  });
  return { status: 200, data: { managers } };
});

/**
 * Adds a manager, or gives one another role.
 *
 * @returns false when everything was like this before
 * @throws ApiError 422 for one manager more than the plan allows, and for the last owner who would own no more
 */
async function setRole(
  tx: Tx,
  brandId: number,
  userId: number,
  role: ManagerRole | undefined,
): Promise<boolean> {
  const present = await readManagers(tx, brandId);
  const manager = present.find(({ id }) => id === userId);
  if (manager && (role === undefined || role === manager.role)) return false;
  if (!manager) {
    const { managers: most } = await planLimits(tx, brandId);
    if (most !== null && present.length >= most)
      throw invalid([{ code: "too_many", field: "user_id", params: { max: most } }]);
  }
  const isLastOwner = manager?.role === "owner" && present.filter((one) => one.role === "owner").length === 1;
  if (isLastOwner) throw invalid([{ code: "last_manager", field: "user_id" }]);
  await sql`
    insert into brand_manager (brand_id, user_id, role) values (${brandId}, ${userId}, ${role ?? "owner"})
    on conflict (brand_id, user_id) do update set role = excluded.role`.execute(tx);
  return true;
}
