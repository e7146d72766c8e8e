import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../mail/email.ts";
import { startBoss } from "../queue/boss.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { sendAlert } from "./send-alert.ts";

const api = freshApi();
const HOUR = 3_600_000;
let sent: Mail[];
let isAway: boolean;

beforeEach(() => {
  sent = [];
  isAway = false;
});
afterEach(async () => {
  await api.database.pool.query("drop schema if exists pgboss cascade");
});

const send = (now: Date, alertEmail: string | null = "ops@grow.example") =>
  sendAlert(
    {
      database: api.database,
      mailer: {
        kind: "outbox",
        send: async (mail) => {
          if (isAway) throw new Error("the mail server is away");
          sent.push(mail);
        },
        close: () => {},
      },
      publicUrl: "https://grow.example",
      alertEmail: alertEmail ?? undefined,
    },
    now,
  );

const addError = (message: string, state = "open") =>
  sql`
    insert into error_group (app, message, frame, key, state) values ('web', ${message}, 'week.js save', sha256(${message}::bytea), ${state})`.execute(
    api.database.db,
  );

const NOW = new Date();
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

describe("sendAlert", () => {
  it("names new errors, at most once an hour, and each error once", async () => {
    await addError("Diary # failed");
    await addError("Harmless", "ignored");
    await send(NOW);
    expect(sent).toMatchObject([{ to: "ops@grow.example", subject: "1 new error" }]);
    expect(sent[0]?.text).toContain("Diary # failed, week.js save");
    expect(sent[0]?.text).not.toContain("Harmless");
    await addError("Week # failed");
    await send(after(0.9));
    expect(sent).toHaveLength(1);
    await send(after(1));
    await send(after(3));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toContain("Week # failed");
    expect(sent[1]?.text).not.toContain("Diary");
  });

  it("is sent by one of several servers", async () => {
    await addError("Diary # failed");
    await Promise.all([send(NOW), send(NOW), send(NOW)]);
    expect(sent).toHaveLength(1);
  });

  it("is tried again when the mail server was away", async () => {
    await addError("Diary # failed");
    isAway = true;
    await expect(send(NOW)).rejects.toThrow("away");
    isAway = false;
    await send(NOW);
    expect(sent).toHaveLength(1);
  });

  it("says that jobs wait and that emails fail", async () => {
    const { pool } = api.database;
    const boss = await startBoss(api.database, () => {});
    await boss.send("send-letter", { letter: "reset", user_id: 1 });
    await boss.send("sweep-media", {});
    await boss.send("convert-large-video", { id: 1 });
    await boss.send("convert-large-video", { id: 2 });
    await boss.stop();
    await send(NOW);
    expect(sent).toEqual([]);
    // One of many that take their time.
    await pool.query(`
      update pgboss.job set start_after = now() - interval '16 minutes', state = case data ->> 'id' when '1' then 'active' else state end
      where name = 'convert-large-video'`);
    await send(NOW);
    expect(sent).toEqual([]);
    await pool.query(
      "update pgboss.job set start_after = now() - interval '16 minutes' where name = 'sweep-media'",
    );
    await pool.query(`
      update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"refused: lucia@mail.example"}'
      where name = 'send-letter'`);
    await send(NOW);
    expect(sent).toMatchObject([{ subject: "2 jobs wait, the oldest for more than 15 minutes" }]);
    expect(sent[0]?.text).toContain("1 email fails");
  });

  it("is not sent without an address, or when all is well", async () => {
    await send(NOW);
    await addError("Diary # failed");
    await send(NOW, null);
    expect(sent).toHaveLength(0);
  });
});
