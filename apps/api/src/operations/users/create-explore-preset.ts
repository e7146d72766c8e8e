import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { invalid, notSignedIn } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { lockPresets, MAX_PRESETS, presetOf, readPresets } from "./explore-presets.ts";

export const createExplorePreset = defineOperation(
  "createExplorePreset",
  async ({ body, user, transaction }) => {
    const { name, tags } = presetOf(body);
    const data = await transaction(async (tx) => {
      await lockPresets(tx, user.id);
      const { total } = await readPresets(tx, user.id);
      if (total >= MAX_PRESETS) {
        throw invalid([{ code: "too_many", field: "name", params: { max: MAX_PRESETS } }]);
      }
      // The least free number: numbers stay small however often sets come and go.
      const { rows } = await sql<Schema<"ExplorePreset">>`
        insert into explore_preset (user_id, x, name, tags, position)
        select ${user.id}, (
            select min(x) from generate_series(1, ${MAX_PRESETS + 1}::int) as free (x)
            where x not in (select x from explore_preset where user_id = ${user.id})),
          ${name}, ${tags}::text[],
          coalesce((select max(position) + 1 from explore_preset where user_id = ${user.id}), 0)
        returning x, name, tags`.execute(tx);
      await recordEvent(tx, {
        type: "user.presets",
        user_id: user.id,
        content_type: "user",
        content_id: user.id,
      });
      return rows[0];
    });
    if (data === undefined) throw notSignedIn();
    return { status: 201, data };
  },
);
