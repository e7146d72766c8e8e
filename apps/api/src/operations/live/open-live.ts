import { defineOperation } from "../../http/define-operation.ts";
import { bearerToken, tokenHash } from "../../http/reader.ts";

/** The line is open as long as the browser and the session stand; see `live/`. */
export const openLive = defineOperation("openLive", async ({ user, live, request }) => ({
  status: 200,
  stream: live.open(user.id, tokenHash(bearerToken(request.headers.authorization) ?? "")),
}));
