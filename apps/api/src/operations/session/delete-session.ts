import { endSession } from "../../accounts/tokens.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { bearerToken } from "../../http/reader.ts";

export const deleteSession = defineOperation("deleteSession", async ({ request, db }) => {
  await endSession(db, bearerToken(request.headers.authorization) ?? "");
  return { status: 204 };
});
