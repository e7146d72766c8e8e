import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "../mail/email.ts";
import { addAward, addNomination, SEASONS, setSeason } from "../testing/award-rows.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { openAwards } from "./open-awards.ts";
import { sendNotificationEmail } from "./send-notification-email.ts";

const api = freshApi();
let nominee: number;
let voter: number;
let diary: number;

beforeEach(async () => {
  const { db } = api.database;
  nominee = (await api.addUser({ name: "nominee" })).id;
  voter = (await api.addUser({ name: "voter" })).id;
  await api.addUser({ name: "nobody" });
  diary = await addDiary(db, { userId: nominee });
  await addAward(db, 2025, SEASONS.results);
  const earlier = await addNomination(db, { year: 2025, candidates: [diary] });
  await sql`insert into award_vote (year, nomination_id, user_id, content_id)
    values (2025, ${earlier}, ${voter}, ${diary})`.execute(db);
  await addAward(db);
  await addNomination(db, { candidates: [diary] });
});

const open = () => openAwards(api.database, api.parts.jobs);
const told = async () => {
  const { rows } = await sql<{ user_id: number; content_id: number }>`
    select user_id, content_id from notification where event = 'award_open' order by user_id`.execute(
    api.database.db,
  );
  return rows.map(({ user_id, content_id }) => [user_id, content_id]);
};

describe("openAwards", () => {
  it("tells nominees and those who voted in earlier years, and nobody else", async () => {
    await open();
    expect(await told()).toEqual([
      [nominee, 2026],
      [voter, 2026],
    ]);
  });

  it("tells each once, also when it is repeated or runs twice at once", async () => {
    await Promise.all([open(), open()]);
    await open();
    expect(await told()).toHaveLength(2);
  });

  it("tells more than a batch", async () => {
    const { db } = api.database;
    await sql`
      with made as (
        insert into users (name) select 'grower' || n from generate_series(1, 1100) n returning id
      ), accounts as (insert into account (user_id, email) select id, id || '@example.org' from made returning user_id)
      insert into award_vote (year, nomination_id, user_id, content_id)
      select n.year, n.id, m.user_id, ${diary} from accounts m cross join award_nomination n where n.year = 2025`.execute(
      db,
    );
    await open();
    expect(await told()).toHaveLength(1102);
    const { rows } = await sql`select open_date is not null as is_done from award where year = 2026`.execute(
      db,
    );
    expect(rows).toEqual([{ is_done: true }]);
  });

  it("leaves out growers who have voted, are banned, or do not want it", async () => {
    const { db } = api.database;
    await sql`insert into award_vote (year, nomination_id, user_id, content_id)
      select year, id, ${voter}, ${diary} from award_nomination where year = 2026`.execute(db);
    await sql`insert into notification_setting (user_id, event, site, mail)
      values (${nominee}, 'award_open', false, false)`.execute(db);
    await open();
    expect(await told()).toEqual([]);
  });

  it.each(["before", "counting", "results"] as const)("tells nobody while awards are %s", async (season) => {
    await setSeason(api.database.db, season);
    await open();
    expect(await told()).toEqual([]);
  });

  it("tells nobody of awards that are not published", async () => {
    await sql`update award set is_publish = false`.execute(api.database.db);
    await open();
    expect(await told()).toEqual([]);
  });

  it("leads to the awards, in the list and by email", async () => {
    const { db } = api.database;
    await sql`update account set is_email_confirmed = true`.execute(db);
    await sql`insert into notification_setting (user_id, event, site, mail)
      values (${voter}, 'award_open', true, true)`.execute(db);
    await open();
    const { body } = await api.request<Schema<"NotificationList">>(
      "GET",
      `/users/${voter}/notifications-g?channel=system`,
      { as: voter },
    );
    expect(body.data.items).toMatchObject([{ event: "award_open", link: "/awards/2026" }]);
    const jobs = api.jobs.filter(({ name }) => name === "send-notice");
    expect(jobs).toMatchObject([{ data: { user_id: voter, event: "award_open" } }]);
    const mails: Mail[] = [];
    const mailer: Mailer = {
      kind: "outbox",
      send: async (mail) => void mails.push(mail),
      close: async () => undefined,
    };
    const tools = { db, mailer, publicUrl: "https://grow.example", secret: "s".repeat(32) };
    const about = { type: "award", content_id: 2026, diary_id: null, from_user_id: null } as const;
    await sendNotificationEmail(tools, { user_id: voter, event: "award_open", ...about });
    expect(mails.map(({ subject }) => subject)).toEqual(["Voting for the Grow Awards is open"]);
    expect(mails[0]?.text).toContain("https://grow.example/awards/2026");
  });
});
