import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPushDevices } from "./push-devices.ts";

export const removePushDevice = defineOperation(
  "removePushDevice",
  async ({ params: { device }, user, transaction, request, config }) => {
    const data = await transaction(async (tx) => {
      const { rows } = await sql`
        delete from push_device where user_id = ${user.id} and id = ${device} returning 1`.execute(tx);
      if (rows.length === 0) throw notFound();
      return await readPushDevices(tx, config.push, user.id, sessionToken(request));
    });
    return { status: 200, data };
  },
);
