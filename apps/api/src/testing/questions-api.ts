import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach } from "vitest";
import { freshApi } from "./fresh-api.ts";
import type { TestUser } from "./test-api.ts";

/** Symptoms of the vocabulary. */
export const LEAF_TIPS = { type: "leaf", id: 5 };
export const BUD_ROT = { type: "bud", id: 1 };

/** The server of {@link freshApi} with the users and the requests of all tests of questions. Call it at the top of the file. */
export function questionsApi() {
  const api = freshApi();
  const users = {} as Record<"asker" | "expert" | "stranger" | "moderator", TestUser>;
  beforeEach(async () => {
    users.asker = await api.addUser({ name: "asker" });
    users.expert = await api.addUser({ name: "expert" });
    users.stranger = await api.addUser({ name: "stranger" });
    users.moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  });

  return {
    api,
    users,
    ask: (body: object, as: number | null = users.asker.id) =>
      api.request<Schema<"Problem">>("POST", "/problems", {
        as,
        body: { title: "Why do the tips burn?", ...body },
      }),
    read: (id: number | string, as: number | null = null) =>
      api.request<Schema<"Problem">>("GET", `/problems/${id}`, { as }),
    answer: (id: number, body: object = {}, as: number | null = users.expert.id) =>
      api.request<Schema<"Solution">>("POST", `/problems/${id}/solution`, {
        as,
        body: { text: "Feed less.", ...body },
      }),
    /** All notifications in order. */
    told: async () => {
      const { rows } = await sql`
        select user_id as "to", event, type, content_id as id from notification order by id`.execute(
        api.database.db,
      );
      return rows;
    },
  };
}
