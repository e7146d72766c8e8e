import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyUser, retractNotification } from "./notify-user.ts";

interface Invited {
  readonly kind: Schema<"InvitationKind">;
  readonly brandId: number;
  readonly userId: number;
}

/** A brand invites, not the manager who pressed the button. */
const contentOf = ({ kind, brandId }: Invited): NotificationContent => ({
  event: kind === "manager" ? "manager_add" : "tester_add",
  type: "brand",
  content_id: brandId,
  diary_id: null,
  from_user_id: null,
});

/** Notifies a grower of an invitation, unless they blocked the manager who sent it. */
export async function notifyInvitation(
  tx: Tx,
  jobs: JobQueue,
  invited: Invited,
  inviterId: number,
): Promise<void> {
  const { rows } = await sql`
    select from user_ban
    where user_id = ${invited.userId} and type = 'user' and content_id = ${inviterId}`.execute(tx);
  if (rows.length === 0) await notifyUser(tx, jobs, invited.userId, contentOf(invited));
}

/** Deletes the unread notification of an invitation that was answered or withdrawn. */
export async function retractInvitation(tx: Tx, invited: Invited): Promise<void> {
  await retractNotification(tx, invited.userId, contentOf(invited));
}
