import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { tokenHash } from "../../../accounts/token-hash.ts";
import type { PushConfig } from "../../../config/push-config.ts";
import type { Db } from "../../../db/database.ts";

/** Browsers of a user; the longest unused are removed for new ones. */
export const MAX_DEVICES = 20;

/** The browsers that show a user's notifications, that of the session `token` first. */
export async function readPushDevices(
  db: Db,
  push: PushConfig | null,
  userId: number,
  token: string | null,
): Promise<Schema<"PushDevicesSection">> {
  const { rows } = await sql<Schema<"PushDevice">>`
    select d.id, d.browser, d.system, d.add_date, d.push_date, d.is_named, k.token_hash = ${tokenHash(token ?? "")} as is_current
    from push_device d
    join session k on k.id = d.session_id and k.revoke_date is null and k.date_end > now()
    where d.user_id = ${userId} and d.server_key = ${push?.publicKey ?? ""}
    order by is_current desc, d.add_date desc, d.id desc limit ${MAX_DEVICES}`.execute(db);
  return { server_key: push?.publicKey ?? null, devices: rows };
}
