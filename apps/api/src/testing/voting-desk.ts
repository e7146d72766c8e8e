import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { keysOfChange } from "../changes/content-keys.ts";
import { inHours } from "./post-rows.ts";
import type { TestApi, TestUser } from "./test-api.ts";

type Voting = Schema<"StaffVoting">;

export type VotingBody = RequestBody<"saveStaffVoting">;

/** An option as its editor sends it. */
export const option = (text: string, more: object = {}) => ({
  items_text: [{ lang: "en" as const, text, note: "" }],
  ...more,
});

/** A voting as its editor sends it: an English one with two options, for two days. */
export const votingBody = (change: Partial<VotingBody> = {}): VotingBody => ({
  lang: "en",
  items_text: [{ lang: "en", title: "What next?", text: "Two proposals." }],
  items_option: [option("Drying"), option("Topping")],
  ...{ results: "after_vote", date_end: inHours(48), post_id: null, cover_id: null },
  ...change,
});

/** The requests of staff at the desk of votings. */
export function votingDesk(api: TestApi, moderator: () => TestUser) {
  const call = <Data = Voting>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path = "",
    body?: object,
    as: number | null = moderator().id,
  ) => api.request<Data>(method, `/staff/votings${path}`, { as, ...(body && { body }) });
  return {
    call,
    create: async (change: Partial<VotingBody> = {}) =>
      (await call("POST", "", votingBody(change))).body.data,
    publish: (id: number, version: number) => call("POST", `/${id}/publish`, { version }),
    list: async (query = "") => (await call<Schema<"StaffVotingList">>("GET", query)).body.data,
    readers: (id: number) => api.request<Schema<"Voting">>("GET", `/blogs/voting/${id}`),
    /** The cached pages that the changes so far purge. */
    keys: async () => {
      const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
        select type, content_type, content_id from event`.execute(api.database.db);
      return rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }));
    },
  };
}
