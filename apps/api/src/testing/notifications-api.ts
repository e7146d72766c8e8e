import type { Schema } from "@grow/contract";
import { beforeEach } from "vitest";
import { freshApi } from "./fresh-api.ts";
import { chooseWays } from "./notification-rows.ts";
import type { TestUser } from "./test-api.ts";

/** The server of {@link freshApi} with an author and those whose deeds they are notified of. Call it at the top of the file. */
export function notificationsApi() {
  const api = freshApi();
  const users = {} as Record<"author" | "other" | "third" | "moderator", TestUser>;
  beforeEach(async () => {
    users.author = await api.addUser({ name: "author" });
    users.other = await api.addUser({ name: "other" });
    users.third = await api.addUser({ name: "third" });
    users.moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  });

  const like = (on: string, as = users.other.id) => api.request("POST", `/likes/${on}`, { as });

  /** Writes a comment, by the other where nobody is named. @returns its id */
  async function comment(on: string, as = users.other.id, parent_id: number | null = null) {
    const body = { text: "Nice.", parent_id };
    const answer = await api.request<Schema<"Comment">>("POST", `/comments/${on}`, { as, body });
    return answer.body.data.id;
  }

  /** Chooses for the author how they hear of an event. */
  const choose = (event: string, site: boolean, mail: boolean) =>
    chooseWays(api.database.db, { user_id: users.author.id, event, site, mail });

  return { api, users, like, comment, choose };
}
