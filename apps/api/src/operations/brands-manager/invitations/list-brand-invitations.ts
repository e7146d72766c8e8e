import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readInvitations } from "./read-invitations.ts";

export const listBrandInvitations = defineOperation(
  "listBrandInvitations",
  async ({ query, reads, found }) => ({
    status: 200,
    data: await readInvitations(
      reads,
      found(managedBrand).id,
      query.kind === undefined ? sql`true` : sql`i.kind = ${query.kind}`,
      query,
    ),
  }),
);
