import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { keysOfChange } from "../changes/content-keys.ts";
import { addAward, addNomination, SEASONS } from "./award-rows.ts";
import { addDiary } from "./diary-rows.ts";
import type { TestApi, TestUser } from "./test-api.ts";

type Award = Schema<"StaffAward">;

export type AwardBody = RequestBody<"saveStaffAward">;

/** A nomination as its editor sends it. */
export const nomination = (name: string, more: object = {}) => ({
  content_type: "diary" as const,
  items_text: [{ lang: "en" as const, name, text: "" }],
  ...more,
});

/** Awards as their editor sends them: English ones with two nominations, before they open. */
export const awardBody = (change: Partial<AwardBody> = {}): AwardBody => ({
  lang: "en",
  items_text: [{ lang: "en", title: "Grow awards", text: "<p>One vote each.</p>" }],
  items_nomination: [nomination("Diary of the year"), nomination("Tent of the year")],
  ...SEASONS.before,
  ...change,
});

/** What the editor's form sends of awards that stay as they are. */
export const bodyOf = (award: Award, change: Partial<AwardBody> = {}): AwardBody => ({
  version: award.version,
  lang: award.lang,
  items_text: award.items_text,
  items_nomination: award.items_nomination.map(({ id, content_type, items_text }) => ({
    ...{ id, content_type, items_text },
  })),
  date_start: award.date_start,
  date_end: award.date_end,
  date_result: award.date_result,
  ...change,
});

/** The requests of staff at the desk of awards. */
export function awardDesk(api: TestApi, admin: () => TestUser) {
  const call = <Data = Award>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path = "",
    body?: object,
    as: number | null = admin().id,
  ) => api.request<Data>(method, `/staff/awards${path}`, { as, ...(body && { body }) });
  const get = async () => (await call("GET", "/2026")).body.data;
  return {
    ...{ call, get },
    create: async (change: Partial<AwardBody> = {}) =>
      (await call("POST", "", awardBody({ year: 2026, ...change }))).body.data,
    publish: (version: number, year = 2026) => call("POST", `/${year}/publish`, { version }),
    save: async (change: Partial<AwardBody> = {}) => call("PUT", "/2026", bodyOf(await get(), change)),
    readers: (year = 2026) => api.request<Schema<"Award">>("GET", `/awards/${year}`),
    /** Gives every nomination two public candidates: these are diaries. */
    addCandidates: async () => {
      const { db } = api.database;
      for (const name of ["Plum", "Lantern"]) {
        const diary = await addDiary(db, { userId: admin().id, name });
        await sql`
          insert into award_candidate (year, nomination_id, content_id)
          select year, id, ${diary} from award_nomination on conflict do nothing`.execute(db);
      }
    },
    /** The cached pages that the changes so far purge. */
    keys: async () => {
      const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
        select type, content_type, content_id from event`.execute(api.database.db);
      return rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }));
    },
    /** Adds published awards with two nominations, one candidate and a vote for it. */
    addVotedAward: async (season: keyof typeof SEASONS = "open") => {
      const { db } = api.database;
      await addAward(db, 2026, SEASONS[season]);
      const voter = await api.addUser();
      const diary = await addDiary(db, { userId: admin().id });
      const id = await addNomination(db, { candidates: [diary] });
      await addNomination(db, { name: "Tent of the year", position: 1 });
      await sql`
        insert into award_vote (year, nomination_id, user_id, content_id) values (2026, ${id}, ${voter.id}, ${diary})`.execute(
        db,
      );
      await sql`update award_candidate set cnt_votes = 1`.execute(db);
      await sql`update award_nomination set cnt_votes = 1 where id = ${id}`.execute(db);
    },
  };
}
