import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { noteManagerEvent } from "../../../http/account-events.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { type ManagedBrand, type ManagerRole, managedBrand, owned } from "../access/managed-brand.ts";
import { invitedGrower, readManagers, staysOwned } from "../access/people.ts";
import { recordChange } from "../access/record-change.ts";
import { invite } from "../invitations/invite.ts";

export const addManager = defineOperation(
  "addManager",
  async ({ body, user, jobs, transaction, found, request }) => {
    const brand = owned(found(managedBrand));
    const { user_id: userId, role } = body;
    const managers = await transaction(async (tx) => {
      const name = await invitedGrower(tx, brand, userId);
      const present = await readManagers(tx, brand.id);
      const manager = present.find(({ id }) => id === userId);
      const about = { brandId: brand.id, userId };
      if (manager === undefined) {
        const isSent = await invite(tx, jobs, {
          brand,
          kind: "manager",
          userId,
          name,
          role,
          inviterId: user.id,
        });
        if (isSent) noteManagerEvent(request, "manager_invited", about);
        return present;
      }
      if (role === undefined || role === manager.role) return present;
      if (manager.role === "owner" && !(await staysOwned(tx, brand.id, userId)))
        throw invalid([{ code: "last_manager", field: "user_id" }]);
      await setRole(tx, brand, { userId, name, role, changedBy: user.id });
      noteManagerEvent(request, "manager_role_changed", about);
      return readManagers(tx, brand.id);
    });
    return { status: 200, data: { managers } };
  },
);

async function setRole(
  tx: Tx,
  brand: ManagedBrand,
  { userId, name, role, changedBy }: { userId: number; name: string; role: ManagerRole; changedBy: number },
): Promise<void> {
  await sql`
    update brand_manager set role = ${role} where brand_id = ${brand.id} and user_id = ${userId}`.execute(tx);
  await recordChange(tx, brand, {
    type: "brand.update_manager",
    userId: changedBy,
    name,
    params: { manager_id: userId },
  });
}
