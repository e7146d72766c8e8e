import { tokenHash } from "../../accounts/token-hash.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { bearerToken } from "../../http/reader.ts";

/** The stream stays open until the browser disconnects or the session ends; see `live/`. */
export const openLive = defineOperation("openLive", async ({ user, live, request }) => ({
  status: 200,
  stream: live.open(user.id, tokenHash(bearerToken(request.headers.authorization) ?? "")),
}));
