import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { presetOf } from "./explore-presets.ts";

export const replaceExplorePreset = defineOperation(
  "replaceExplorePreset",
  async ({ params, body, user, transaction }) => {
    const { name, tags } = presetOf(body);
    const data = await transaction(async (tx) => {
      const { rows } = await sql<Schema<"ExplorePreset">>`
        update explore_preset set name = ${name}, tags = ${tags}::text[]
        where user_id = ${user.id} and x = ${params.x} returning x, name, tags`.execute(tx);
      const [preset] = rows;
      if (preset === undefined) throw notFound();
      await recordEvent(tx, {
        type: "user.presets",
        user_id: user.id,
        content_type: "user",
        content_id: user.id,
      });
      return preset;
    });
    return { status: 200, data };
  },
);
