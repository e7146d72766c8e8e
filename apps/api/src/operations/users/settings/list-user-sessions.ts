import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readSessions } from "./sessions.ts";

export const listUserSessions = defineOperation("listUserSessions", async ({ user, db, request }) => ({
  status: 200,
  data: await readSessions(db, user.id, sessionToken(request)),
}));
