import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { readOpenInvitations } from "../../../content/invitations/read-open-invitations.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

/** A page of a brand's open invitations, the newest first. */
export const readInvitations = (
  db: QueryExecutorProvider,
  brandId: number,
  where: RawBuilder<unknown>,
  page: { start: number; limit: number },
): Promise<Schema<"BrandInvitationList">> =>
  readOpenInvitations(db, {
    about: sql`json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key)`,
    join: sql`users u on u.id = i.user_id and not u.is_remove`,
    where: sql`i.brand_id = ${brandId} and ${where}`,
    ...page,
    present: (user: UserRef) => ({ item_user: presentUserShort(user) }),
  });
