import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";
import { remindWeeks } from "./remind-weeks.ts";

const api = freshApi();
let grower: TestUser;
let diary: number;

/** An instant so many hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const DAY = 24;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const remind = () => remindWeeks(api.database, api.parts.jobs);
const told = async () =>
  (
    await sql`select user_id as "to", from_user_id as "from", channel, event, type, content_id as id
      from notification order by id`.execute(api.database.db)
  ).rows;
const due = () => ({
  ...{ to: grower.id, from: null, channel: "system", event: "week_due", type: "diary", id: diary },
});

describe("remindWeeks", () => {
  it("reminds the grower of a diary whose newest week is 7 days old, once per week", async () => {
    const { db } = api.database;
    await addWeek(db, diary, { add_date: ago(14 * DAY) });
    await addWeek(db, diary, { days: 2, add_date: ago(7 * DAY + 1) });
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await told()).toEqual([due()]);
    await sql`update week set add_date = add_date - interval '7 days'`.execute(db);
    await addWeek(db, diary, { days: 3, add_date: ago(7 * DAY + 1) });
    await remind();
    expect(await told()).toEqual([due(), due()]);
  });

  it.each([
    ["a week that is 6 days old", ago(7 * DAY - 1)],
    ["a week of a diary that was left long ago", ago(9 * DAY + 1)],
  ])("reminds nobody of %s", async (_, add_date) => {
    await addWeek(api.database.db, diary, { add_date });
    await remind();
    expect(await told()).toEqual([]);
  });

  it.each([
    ["harvested", "update diary set is_harvest = true"],
    ["removed", "update diary set is_remove = true, remove_date = now()"],
    ["rejected", "update diary set is_ban = true"],
    ["of a banned grower", "update users set is_ban = true"],
    ["whose week was removed", "update week set is_remove = true, remove_date = now()"],
  ])("reminds nobody of a diary that is %s", async (_, change) => {
    await addWeek(api.database.db, diary, { add_date: ago(7 * DAY + 1) });
    await sql`${sql.raw(change)}`.execute(api.database.db);
    await remind();
    expect(await told()).toEqual([]);
  });

  it("reminds of a private diary, and of more diaries than a batch", async () => {
    const { db } = api.database;
    await sql`
      with made as (
        insert into diary (user_id, name, slug, type_room, type_soil, type_watering, visibility)
        select ${grower.id}, 'Night Plum', 'night-plum', 1, 2, 1, 'private' from generate_series(1, 501) returning id)
      insert into week (diary_id, days, faza, add_date) select id, 1, 0, ${ago(7 * DAY + 1)}::timestamptz from made`.execute(
      db,
    );
    await remind();
    expect(await told()).toHaveLength(501);
  });

  it("leads to the diary by email, and respects what the grower chose", async () => {
    const { db } = api.database;
    await sql`update account set is_email_confirmed = true`.execute(db);
    await chooseWays(db, { user_id: grower.id, event: "week_due", site: false, mail: true });
    await addWeek(db, diary, { add_date: ago(7 * DAY + 1) });
    await remind();
    await remind();
    expect(await told()).toEqual([]);
    const [mail, ...rest] = await sentNotices(api);
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe("Time for the next week of Night Plum");
    expect(mail?.text).toContain(`https://grow.example/diaries/${diary}`);
  });
});
