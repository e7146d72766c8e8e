import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/deletion/delete-account.ts";
import { keysOfChange } from "../changes/content-keys.ts";
import type { Mail, Mailer } from "../mail/email.ts";
import { addAward, addNomination, confirmEmails, setSeason, setVotes } from "../testing/award-rows.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { repairCounters } from "./counters/repair-counters.ts";
import { sendNotificationEmail } from "./send-notification-email.ts";
import { settleAwards } from "./settle-awards.ts";

const api = freshApi();
let author: number;
let diaries: number[];
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  author = (await api.addUser({ name: "author" })).id;
  diaries = [];
  for (const name of ["Plum", "Lantern", "Glass"]) diaries.push(await addDiary(db, { userId: author, name }));
  await addAward(db);
  nomination = await addNomination(db, { candidates: diaries });
  await setVotes(db, nomination, { [diaries[0] ?? 0]: 4, [diaries[1] ?? 0]: 4 });
});

const settle = () => settleAwards(api.database, api.parts.jobs);
const events = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select type, user_id, content_type, content_id, diary_id, params from event
    where type <> 'award.shown' order by id`.execute(api.database.db);
  return rows;
};
const places = async () => {
  const { rows } = await sql<{ place: number | null }>`
    select place from award_candidate where nomination_id = ${nomination} order by content_id`.execute(
    api.database.db,
  );
  return rows.map(({ place }) => place);
};

const counts = async () => {
  const { rows } = await sql<{ sum: number; counts: number[] }>`
    select n.cnt_votes as sum, (select json_agg(c.cnt_votes order by c.content_id) from award_candidate c
      where c.nomination_id = n.id) as counts
    from award_nomination n where n.id = ${nomination}`.execute(api.database.db);
  return rows[0] ?? { sum: 0, counts: [] };
};

describe("settleAwards", () => {
  it.each(["before", "open", "counting"] as const)("does nothing while awards are %s", async (season) => {
    await setSeason(api.database.db, season);
    await settle();
    expect([await events(), await places()]).toEqual([[], [null, null, null]]);
  });

  it("writes places, which equal numbers share, and events of the results and of each winner", async () => {
    const { db } = api.database;
    const week = await addWeek(db, diaries[2] ?? 0);
    const photo = await addPhoto(db, { diary_id: diaries[2] ?? 0, week_id: week });
    const photos = await addNomination(db, { content_type: "photo", candidates: [photo] });
    const helper = await addNomination(db, { content_type: "user", candidates: [author] });
    await setVotes(db, photos, { [photo]: 1 });
    await setVotes(db, helper, { [author]: 1 });
    await setSeason(db, "results");
    await settle();
    expect(await places()).toEqual([1, 1, null]);
    const won = { type: "award.won", user_id: author, params: { year: 2026 } };
    expect(await events()).toEqual([
      {
        ...{ type: "award.result", user_id: null, content_type: "award", content_id: 2026 },
        ...{ diary_id: null, params: {} },
      },
      { ...won, content_type: "diary", content_id: diaries[0], diary_id: diaries[0] },
      { ...won, content_type: "diary", content_id: diaries[1], diary_id: diaries[1] },
      { ...won, content_type: "photo", content_id: photo, diary_id: diaries[2] },
      { ...won, content_type: "user", content_id: author, diary_id: null },
    ]);
  });

  it("counts votes after the end without those of deleted and banned accounts, and keeps them then", async () => {
    const { db } = api.database;
    const voters: number[] = [];
    for (const name of ["stays", "deleted", "banned", "later"]) voters.push((await api.addUser({ name })).id);
    const [, deleted = 0, banned = 0, later = 0] = voters;
    await confirmEmails(db);
    await sql`update award set count_date = null`.execute(db);
    for (const as of voters) {
      const body = { content_id: as === later ? diaries[1] : diaries[0] };
      expect((await api.request("POST", `/awards/2026/${nomination}/votes`, { as, body })).status).toBe(200);
    }
    await api.database.transaction((tx) => deleteAccount(tx, deleted, "other"));
    await sql`update users set is_ban = true where id = ${banned}`.execute(db);
    await settle();
    expect((await counts()).counts).toEqual([7, 5, 0]);
    await setSeason(db, "counting");
    await settle();
    expect(await counts()).toEqual({ sum: 2, counts: [1, 1, 0] });
    await api.database.transaction((tx) => deleteAccount(tx, later, "other"));
    await repairCounters(api.database);
    await setSeason(db, "results");
    await settle();
    expect(await counts()).toEqual({ sum: 2, counts: [1, 1, 0] });
    expect(await places()).toEqual([1, 1, null]);
  });

  it("writes no places after the thousandth", async () => {
    const { db } = api.database;
    await sql`insert into award_candidate (year, nomination_id, content_id, cnt_votes)
      select 2026, ${nomination}, 100000 + n, 2000 - n from generate_series(1, 1100) n`.execute(db);
    await setSeason(db, "results");
    await settle();
    const { rows } = await sql`
      select count(place)::int as n, max(place)::int as last from award_candidate where nomination_id = ${nomination}`.execute(
      db,
    );
    expect(rows).toEqual([{ n: 1000, last: 1000 }]);
  });

  it("settles each year once, also when it is repeated, runs twice at once, or was stopped half way", async () => {
    const { db } = api.database;
    await setSeason(db, "results");
    const stopped = api.database.transaction(async (tx) => {
      await settleAwards({ ...api.database, transaction: (work) => work(tx) }, api.parts.jobs);
      throw new Error("killed");
    });
    await expect(stopped).rejects.toThrow("killed");
    expect([await events(), await places()]).toEqual([[], [null, null, null]]);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await events()).toHaveLength(3);
  });

  it("leaves unpublished awards, candidates without votes, and winners that are no longer public", async () => {
    const { db } = api.database;
    await setSeason(db, "results");
    await sql`update award set is_publish = false`.execute(db);
    await settle();
    expect(await events()).toEqual([]);
    await sql`update award set is_publish = true`.execute(db);
    await sql`update diary set visibility = 'private' where id = ${diaries[0]}`.execute(db);
    await settle();
    expect((await events()).map(({ content_id }) => content_id)).toEqual([2026, diaries[1]]);
  });

  it("purges the page of the awards and those of the diaries that won", () => {
    const result = { type: "award.result", content_type: "award", content_id: 2026, diary_id: null };
    expect(keysOfChange(result)).toEqual(["award-2026"]);
    const won = { type: "award.won", content_type: "diary", content_id: 5, diary_id: 5 };
    expect(keysOfChange(won)).toEqual(["diary-5"]);
  });

  it("notifies winners once, as their settings say, and nobody of a brand's winner", async () => {
    const { db, pool } = api.database;
    const helper = await addNomination(db, { content_type: "user", candidates: [author] });
    const { rows: brands } = await pool.query(
      "insert into brand (name, section, slug) values ('Ember', 'seedbank', 'ember') returning id",
    );
    const brand = Number(brands[0].id);
    const seedbank = await addNomination(db, { content_type: "brand", candidates: [brand] });
    await setVotes(db, helper, { [author]: 1 });
    await setVotes(db, seedbank, { [brand]: 1 });
    await sql`update account set is_email_confirmed = true`.execute(db);
    await sql`
      insert into notification_setting (user_id, event, site, mail) values (${author}, 'award_won', true, true)`.execute(
      db,
    );
    await setSeason(db, "results");
    await settle();
    await settle();
    const { body } = await api.request<Schema<"NotificationList">>(
      "GET",
      `/users/${author}/notifications-g?channel=system`,
      {
        as: author,
      },
    );
    expect(body.data.items).toHaveLength(3);
    expect(body.data.items).toMatchObject([
      { event: "award_won", link: "/grower/author", items_user: [] },
      { event: "award_won", item_target: { type: "diary", name: "Lantern" } },
      { event: "award_won", item_target: { type: "diary", name: "Plum" } },
    ]);
    const sent = api.jobs.filter(({ name }) => name === "send-notice");
    expect(sent.map(({ data }) => data)).toMatchObject([
      { user_id: author, event: "award_won", type: "diary", content_id: diaries[0] },
      { user_id: author, event: "award_won", type: "diary", content_id: diaries[1] },
      { user_id: author, event: "award_won", type: "user", content_id: author },
    ]);
  });

  it("emails winners what won, with a link to it", async () => {
    const { db } = api.database;
    await sql`update account set is_email_confirmed = true`.execute(db);
    const mails: Mail[] = [];
    const mailer: Mailer = {
      kind: "outbox",
      send: async (mail) => void mails.push(mail),
      close: async () => undefined,
    };
    const tools = { db, mailer, publicUrl: "https://grow.example", secret: "s".repeat(32) };
    const won = { user_id: author, event: "award_won", from_user_id: null } as const;
    const diary_id = diaries[0] ?? 0;
    await sendNotificationEmail(tools, { ...won, type: "diary", content_id: diary_id, diary_id });
    await sendNotificationEmail(tools, { ...won, type: "user", content_id: author, diary_id: null });
    expect(mails.map(({ subject }) => subject)).toEqual(["Plum won a Grow award", "You won a Grow award"]);
    expect(mails[0]?.text).toContain(`https://grow.example/diaries/${diary_id}-night-plum`);
    expect(mails[1]?.text).toContain("https://grow.example/grower/author");
  });

  it("shows winners in the feed", async () => {
    await setSeason(api.database.db, "results");
    await settle();
    const { body } = await api.request<{ items: unknown[] }>("GET", "/feed");
    expect(body.data.items).toMatchObject([
      { event: "award_won", item_user: { name: "author" }, item_target: { type: "diary", name: "Lantern" } },
      { event: "award_won", item_target: { name: "Plum" } },
    ]);
  });
});
