import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type InvitationRow,
  invitationColumns,
  isOpen,
} from "../../../content/invitations/open-invitations.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

/** A page of a brand's open invitations, the newest first. */
export async function readInvitations(
  db: QueryExecutorProvider,
  brandId: number,
  where: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"BrandInvitationList">> {
  const { rows } = await sql<InvitationRow & { user: UserRef; total: number }>`
    select ${invitationColumns}, count(*) over ()::int as total,
      json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) as user
    from brand_invitation i join users u on u.id = i.user_id and not u.is_remove
    where i.brand_id = ${brandId} and ${isOpen} and ${where}
    order by i.add_date desc, i.id desc limit ${limit} offset ${start}`.execute(db);
  const items = rows.map(({ user, total: _total, ...row }) => ({
    ...row,
    item_user: presentUserShort(user),
  }));
  return { items, total: rows[0]?.total ?? 0, start, limit };
}
