import { sql } from "kysely";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyUser } from "../../../notifications/notify-user.ts";
import { type ManagerRole, managedBrand, owned } from "../access/managed-brand.ts";
import { readManagers } from "../access/people.ts";
import { recordChange } from "../access/record-change.ts";

export const addManager = defineOperation("addManager", async ({ body, user, jobs, transaction, found }) => {
  const brand = owned(found(managedBrand));
  const managers = await transaction(async (tx) => {
    const { rows: growers } = await sql<{ name: string }>`
      select name from users where id = ${body.user_id} and not is_remove and not is_ban`.execute(tx);
    const [grower] = growers;
    if (!grower) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
    await sql`select from brand where id = ${brand.id} for update`.execute(tx);
    const change = await setRole(tx, brand.id, body.user_id, body.role);
    if (change !== "none") {
      await recordChange(tx, brand, {
        type: "brand.add_manager",
        userId: user.id,
        name: grower.name,
        params: { manager_id: body.user_id },
      });
    }
    if (change === "added") {
      await notifyUser(tx, jobs, body.user_id, {
        event: "manager_add",
        type: "brand",
        content_id: brand.id,
        diary_id: null,
        from_user_id: null,
      });
    }
    return readManagers(tx, brand.id);
  });
  return { status: 200, data: { managers } };
});

/**
 * Adds a manager, or changes their role.
 *
 * @returns what changed
 * @throws ApiError 422 beyond the plan's number of managers, and for the last owner
 */
async function setRole(
  tx: Tx,
  brandId: number,
  userId: number,
  role: ManagerRole | undefined,
): Promise<"added" | "role" | "none"> {
  const present = await readManagers(tx, brandId);
  const manager = present.find(({ id }) => id === userId);
  if (manager && (role === undefined || role === manager.role)) return "none";
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
  return manager ? "role" : "added";
}
