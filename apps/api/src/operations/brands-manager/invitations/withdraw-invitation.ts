import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { retractInvitation } from "../../../notifications/notify-invitation.ts";
import { editable, managedBrand, owned } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { readInvitations } from "./read-invitations.ts";

export const withdrawInvitation = defineOperation(
  "withdrawInvitation",
  async ({ params: { id }, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const { items } = await readInvitations(tx, brand.id, sql`i.id = ${id}`, { start: 0, limit: 1 });
      const [invitation] = items;
      if (!invitation) throw notFound();
      const { kind, item_user } = invitation;
      if (kind === "manager") owned(brand);
      await sql`update brand_invitation set state = 'withdrawn', close_date = now() where id = ${id}`.execute(
        tx,
      );
      await recordChange(tx, brand, {
        type: "brand.withdraw_invitation",
        userId: user.id,
        name: item_user.name,
        params: { invited_id: item_user.id },
      });
      await retractInvitation(tx, { kind, brandId: brand.id, userId: item_user.id });
      return invitation;
    });
    return { status: 200, data };
  },
);
