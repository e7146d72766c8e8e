import { sql } from "kysely";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readPresets } from "./explore-presets.ts";

export const deleteExplorePresets = defineOperation(
  "deleteExplorePresets",
  async ({ user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const { rows } = await sql`delete from explore_preset where user_id = ${user.id} returning 1`.execute(
        tx,
      );
      if (rows.length > 0) {
        await recordEvent(tx, {
          type: "user.presets",
          user_id: user.id,
          content_type: "user",
          content_id: user.id,
        });
      }
      return await readPresets(tx, user.id);
    }),
  }),
);
