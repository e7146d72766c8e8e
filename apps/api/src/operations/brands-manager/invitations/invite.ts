import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { countPeople, isOpen, PAUSE_DAYS } from "../../../content/invitations/open-invitations.ts";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { notifyInvitation } from "../../../notifications/notify-invitation.ts";
import type { JobQueue } from "../../../queue/job-queue.ts";
import type { ManagedBrand, ManagerRole } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";

interface Invitation {
  readonly brand: ManagedBrand;
  readonly kind: Schema<"InvitationKind">;
  readonly userId: number;
  /** The grower's name, for the brand's log. */
  readonly name: string;
  /** Of a future manager. */
  readonly role?: ManagerRole | undefined;
  /** The manager who invites. */
  readonly inviterId: number;
}

/**
 * Invites a grower who is neither a manager nor a tester yet, or changes the role of an open invitation. The caller has locked the brand,
 * so that invitations at once do not exceed the plan's limit together.
 *
 * @returns whether an invitation was sent
 * @throws ApiError 422 above the plan's limit, and while the brand may not invite the grower again
 */
export async function invite(tx: Tx, jobs: JobQueue, invitation: Invitation): Promise<boolean> {
  const { brand, kind, userId, name, inviterId } = invitation;
  const role = kind === "manager" ? (invitation.role ?? "owner") : null;
  if (await hasOpenInvitation(tx, invitation)) {
    await sql`
      update brand_invitation set role = ${role}
      where brand_id = ${brand.id} and kind = ${kind} and user_id = ${userId}
        and ${invitation.role !== undefined}::boolean`.execute(tx);
    return false;
  }
  const limits = await planLimits(tx, brand.id);
  const most = kind === "manager" ? limits.managers : limits.testers;
  const { present, invited } = await countPeople(tx, brand.id, kind);
  if (most !== null && present + invited >= most)
    throw invalid([{ code: "too_many", field: "user_id", params: { max: most } }]);
  await sql`
    insert into brand_invitation (brand_id, kind, user_id, role) values (${brand.id}, ${kind}, ${userId}, ${role})
    on conflict (brand_id, kind, user_id) do update set
      role = excluded.role, state = 'open', close_date = null, add_date = now()`.execute(tx);
  await recordChange(tx, brand, {
    type: kind === "manager" ? "brand.invite_manager" : "brand.invite_tester",
    userId: inviterId,
    name,
    params: { invited_id: userId },
  });
  await notifyInvitation(tx, jobs, { kind, brandId: brand.id, userId }, inviterId);
  return true;
}

/** @throws ApiError 422 when the grower declined or the brand withdrew too recently */
async function hasOpenInvitation(tx: Tx, { brand, kind, userId }: Invitation): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean; days: number }>`
    select ${isOpen} as is_open, coalesce(ceil(extract(epoch from i.close_date + make_interval(days => case i.state
      when 'declined' then ${PAUSE_DAYS.declined}::int else ${PAUSE_DAYS.withdrawn}::int end) - now()) / 86400), 0)::int as days
    from brand_invitation i
    where i.brand_id = ${brand.id} and i.kind = ${kind} and i.user_id = ${userId} for update`.execute(tx);
  const [before] = rows;
  if (before && before.days > 0)
    throw invalid([{ code: "invited_recently", field: "user_id", params: { days: before.days } }]);
  return before?.is_open ?? false;
}
