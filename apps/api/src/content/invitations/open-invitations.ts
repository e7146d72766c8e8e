import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

/** Days after which an invitation can no longer be accepted. */
const INVITATION_DAYS = 30;

/** Days in which a brand may not invite a grower again. */
export const PAUSE_DAYS = { declined: 90, withdrawn: 1 } as const;

/** Whether the invitation `i` can still be answered. */
export const isOpen: RawBuilder<boolean> = sql<boolean>`
  (i.state = 'open' and i.add_date > now() - make_interval(days => ${sql.lit(INVITATION_DAYS)}))`;

/** Columns of the invitation `i` that both its reader and its brand see. */
export const invitationColumns: RawBuilder<unknown> = sql`
  i.id, i.kind, i.role, i.add_date, i.add_date + make_interval(days => ${sql.lit(INVITATION_DAYS)}) as date_end`;

/** The values of {@link invitationColumns}. */
export type InvitationRow = Pick<Schema<"BrandInvitation">, "id" | "kind" | "role" | "add_date" | "date_end">;

/** Managers or testers of a brand, with those who are invited: what its plan limits. */
export async function countPeople(
  db: QueryExecutorProvider,
  brandId: number,
  kind: Schema<"InvitationKind">,
): Promise<{ present: number; invited: number }> {
  const table = sql.table(kind === "manager" ? "brand_manager" : "brand_tester");
  const { rows } = await sql<{ present: number; invited: number }>`
    select
      (select count(*)::int from ${table} m join users u on u.id = m.user_id and not u.is_remove
       where m.brand_id = ${brandId}) as present,
      (select count(*)::int from brand_invitation i join users u on u.id = i.user_id and not u.is_remove
       where i.brand_id = ${brandId} and i.kind = ${kind} and ${isOpen}) as invited`.execute(db);
  return rows[0] ?? { present: 0, invited: 0 };
}

/** Deletes invitations that expired, and answered ones that no longer keep a brand from inviting again. */
export async function sweepInvitations(db: QueryExecutorProvider): Promise<void> {
  await sql`
    delete from brand_invitation
    where state = 'open' and add_date < now() - make_interval(days => ${INVITATION_DAYS})
      or state = 'declined' and close_date < now() - make_interval(days => ${PAUSE_DAYS.declined})
      or state = 'withdrawn' and close_date < now() - make_interval(days => ${PAUSE_DAYS.withdrawn})`.execute(
    db,
  );
}
