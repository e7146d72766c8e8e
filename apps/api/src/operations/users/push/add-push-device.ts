import { createECDH } from "node:crypto";
import { sql } from "kysely";
import { deviceOf } from "../../../accounts/device.ts";
import { tokenHash } from "../../../accounts/token-hash.ts";
import { forbidden, invalid } from "../../../errors/api-error.ts";
import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { isKnownEndpoint } from "../../../push/push-services.ts";
import { MAX_DEVICES, readPushDevices } from "./push-devices.ts";

export const addPushDevice = defineOperation(
  "addPushDevice",
  async ({ body: { endpoint, keys, is_named = false }, user, transaction, request, config: { push } }) => {
    if (push === null || !isKnownEndpoint(endpoint, push)) {
      throw invalid([{ code: "not_allowed", field: "endpoint" }]);
    }
    if (!isPublicKey(keys.p256dh)) throw invalid([{ code: "wrong_format", field: "keys.p256dh" }]);
    const token = sessionToken(request);
    const { browser, system } = deviceOf(request.headers["user-agent"]);
    const data = await transaction(async (tx) => {
      // The endpoint belongs to a browser: the next user who signs in there takes it over.
      const { rows } = await sql`
        insert into push_device (user_id, session_id, endpoint, p256dh, auth, server_key, browser, system, is_named)
        select ${user.id}, k.id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${push.publicKey}, ${browser}, ${system}, ${is_named}
        from session k where k.token_hash = ${tokenHash(token ?? "")} and k.user_id = ${user.id}
        on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key, browser = excluded.browser,
          system = excluded.system, is_named = excluded.is_named, cnt_refused = 0
        returning 1`.execute(tx);
      // An access token has no session that could end.
      if (rows.length === 0) throw forbidden();
      await sql`
        delete from push_device where user_id = ${user.id} and endpoint <> ${endpoint} and id not in (
          select id from push_device where user_id = ${user.id} and endpoint <> ${endpoint}
          order by coalesce(push_date, add_date) desc, id desc limit ${MAX_DEVICES - 1})`.execute(tx);
      return await readPushDevices(tx, push, user.id, token);
    });
    return { status: 200, data };
  },
);

/** Whether a key is a point of the curve: otherwise every message to it would fail. */
function isPublicKey(key: string): boolean {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(key, "base64url"));
    return true;
  } catch {
    return false;
  }
}
