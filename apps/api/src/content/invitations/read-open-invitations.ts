import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type InvitationRow, invitationColumns, isOpen } from "./open-invitations.ts";

export interface OpenInvitations<About, Item> {
  /** The other party as JSON, and the join to it; `i` is the invitation. */
  readonly about: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly start: number;
  readonly limit: number;
  present(about: About): Item;
}

/** A page of open invitations, the newest first. */
export async function readOpenInvitations<About, Item>(
  db: QueryExecutorProvider,
  { about, join, where, start, limit, present }: OpenInvitations<About, Item>,
): Promise<{ items: (InvitationRow & Item)[]; total: number; start: number; limit: number }> {
  const { rows } = await sql<InvitationRow & { about: About; total: number }>`
    select ${invitationColumns}, count(*) over ()::int as total, ${about} as about
    from brand_invitation i join ${join}
    where ${isOpen} and ${where}
    order by i.add_date desc, i.id desc limit ${limit} offset ${start}`.execute(db);
  const items = rows.map(({ about, total: _total, ...row }) => ({ ...row, ...present(about) }));
  return { items, total: rows[0]?.total ?? 0, start, limit };
}
