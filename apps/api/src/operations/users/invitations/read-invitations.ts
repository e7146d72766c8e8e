import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { readOpenInvitations } from "../../../content/invitations/read-open-invitations.ts";

/** A page of a user's open invitations, the newest first. */
export const readInvitations = (
  db: QueryExecutorProvider,
  userId: number,
  where: RawBuilder<unknown>,
  page: { start: number; limit: number },
): Promise<Schema<"InvitationList">> =>
  readOpenInvitations(db, {
    about: brandJson,
    join: sql`brand b on b.id = i.brand_id and not b.is_remove`,
    where: sql`i.user_id = ${userId} and ${where}`,
    ...page,
    present: (brand: BrandRef) => ({ item_brand: presentBrandShort(brand) }),
  });
