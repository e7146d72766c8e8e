import { defineOperation } from "../../http/define-operation.ts";
import { bearerToken } from "../../http/reader.ts";
import { endSession } from "./tokens.ts";

export const deleteSession = defineOperation("deleteSession", async ({ request, db }) => {
  await endSession(db, bearerToken(request.headers.authorization) ?? "");
  return { status: 204 };
});
