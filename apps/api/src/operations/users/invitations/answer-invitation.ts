import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { countPeople } from "../../../content/invitations/open-invitations.ts";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { noteManagerEvent } from "../../../http/account-events.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { retractInvitation } from "../../../notifications/notify-invitation.ts";
import { readInvitations } from "./read-invitations.ts";

type Invitation = Schema<"Invitation">;

export const answerInvitation = defineOperation(
  "answerInvitation",
  async ({ params, body, user, transaction, request }) => {
    const data = await transaction(async (tx) => {
      const invitation = await lockInvitation(tx, user.id, params.invitation);
      const { kind, item_brand: brand } = invitation;
      const about = { brandId: brand.id, userId: user.id };
      if (body.state === "accepted") {
        await accept(tx, user.id, invitation);
        if (kind === "manager") noteManagerEvent(request, "manager_added", about);
      } else {
        await sql`
          update brand_invitation set state = 'declined', close_date = now() where id = ${invitation.id}`.execute(
          tx,
        );
      }
      await recordEvent(tx, {
        type: body.state === "declined" ? "brand.decline_invitation" : `brand.add_${kind}`,
        user_id: user.id,
        content_type: "brand",
        content_id: brand.id,
        params: { [`${kind}_id`]: user.id, name: user.name },
      });
      await retractInvitation(tx, { kind, ...about });
      return invitation;
    });
    return { status: 200, data };
  },
);

/**
 * Locks the brand before reading the invitation, as managers who invite and withdraw do.
 *
 * @throws ApiError 404 for one that expired, was answered or withdrawn, or is another user's
 */
async function lockInvitation(tx: Tx, userId: number, id: number): Promise<Invitation> {
  await sql`
    select from brand b where b.id = (
      select brand_id from brand_invitation where id = ${id} and user_id = ${userId}) for update`.execute(tx);
  const { items } = await readInvitations(tx, userId, sql`i.id = ${id}`, { start: 0, limit: 1 });
  const [invitation] = items;
  if (!invitation) throw notFound();
  return invitation;
}

/** @throws ApiError 422 when the plan allows fewer people than the brand has */
async function accept(tx: Tx, userId: number, { id, kind, role, item_brand }: Invitation): Promise<void> {
  const limits = await planLimits(tx, item_brand.id);
  const most = kind === "manager" ? limits.managers : limits.testers;
  const { present } = await countPeople(tx, item_brand.id, kind);
  if (most !== null && present >= most)
    throw invalid([{ code: "too_many", field: "state", params: { max: most } }]);
  await (kind === "manager"
    ? sql`
        insert into brand_manager (brand_id, user_id, role) values (${item_brand.id}, ${userId}, ${role})
        on conflict (brand_id, user_id) do nothing`
    : sql`
        insert into brand_tester (brand_id, user_id) values (${item_brand.id}, ${userId})
        on conflict (brand_id, user_id) do nothing`
  ).execute(tx);
  await sql`delete from brand_invitation where id = ${id}`.execute(tx);
}
