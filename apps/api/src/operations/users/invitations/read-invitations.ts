import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import {
  type InvitationRow,
  invitationColumns,
  isOpen,
} from "../../../content/invitations/open-invitations.ts";

/** A page of a user's open invitations, the newest first. */
export async function readInvitations(
  db: QueryExecutorProvider,
  userId: number,
  where: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"InvitationList">> {
  const { rows } = await sql<InvitationRow & { brand: BrandRef; total: number }>`
    select ${invitationColumns}, count(*) over ()::int as total, ${brandJson} as brand
    from brand_invitation i join brand b on b.id = i.brand_id and not b.is_remove
    where i.user_id = ${userId} and ${isOpen} and ${where}
    order by i.add_date desc, i.id desc limit ${limit} offset ${start}`.execute(db);
  const items = rows.map(({ brand, total: _total, ...row }) => ({
    ...row,
    item_brand: presentBrandShort(brand),
  }));
  return { items, total: rows[0]?.total ?? 0, start, limit };
}
