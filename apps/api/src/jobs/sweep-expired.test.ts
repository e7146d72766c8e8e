import { beforeAll, expect, test } from "vitest";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { sweepExpired } from "./sweep-expired.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

test("what has expired goes, what still counts stays", async () => {
  const { pool, db } = api.database;
  const [kept, expired, signedOut] = [await api.addUser(), await api.addUser(), await api.addUser()];
  await pool.query("update session set date_end = now() - interval '1 minute' where user_id = $1", [
    expired.id,
  ]);
  await pool.query("update session set revoke_date = now() - interval '2 days' where user_id = $1", [
    signedOut.id,
  ]);
  await pool.query(`
    insert into captcha_used values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute');
    insert into idempotency_key (user_id, operation, key, body_hash, add_date)
      values (1, 'createDiary', 'old-key-1', '', now() - interval '25 hours'), (1, 'createDiary', 'new-key-1', '', now());
    insert into mail_token (token_hash, kind, user_id, email_key, date_end)
      values (sha256('old'), 'reset', 1, 'x', now() - interval '31 days'), (sha256('new'), 'reset', 1, 'x', now())`);
  await sweepExpired(db);
  const { rows } = await pool.query(`
    select (select array_agg(user_id) from session) as sessions, (select array_agg(challenge) from captcha_used) as captchas,
      (select array_agg(key) from idempotency_key) as keys, (select count(*) from mail_token) as links`);
  expect(rows).toEqual([{ sessions: [kept.id], captchas: ["new"], keys: ["new-key-1"], links: 1 }]);
});
