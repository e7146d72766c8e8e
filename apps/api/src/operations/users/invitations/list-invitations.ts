import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { readInvitations } from "./read-invitations.ts";

export const listInvitations = defineOperation("listInvitations", async ({ user, query, reads }) => ({
  status: 200,
  data: await readInvitations(reads, user.id, sql`true`, query),
}));
