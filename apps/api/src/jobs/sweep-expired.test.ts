import { beforeAll, expect, test } from "vitest";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { sweepExpired } from "./sweep-expired.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

test("sweepExpired deletes messages to the team a year after they were answered or closed", async () => {
  const { pool, db } = api.database;
  await pool.query(`
    insert into contact (topic, name, email, subject, text, state, add_date)
      select 'bug', 'Lucia', 'lucia@mail.example', name, 'Twice.', state, now() - age
      from (values ('open', 'open', interval '13 months'), ('closed', 'closed', interval '13 months'),
        ('new', 'closed', interval '11 months'), ('answered', 'answered', interval '13 months'),
        ('answered late', 'answered', interval '13 months')) as given (name, state, age);
    insert into contact_reply (contact_id, text, add_date)
      select id, 'Fixed.', case subject when 'answered' then now() - interval '13 months' else now() end
      from contact where state = 'answered'`);
  await sweepExpired(db);
  const { rows } = await pool.query("select subject from contact order by subject");
  expect(rows.map(({ subject }) => subject)).toEqual(["answered late", "new", "open"]);
});

test("sweepExpired deletes what has expired and keeps the rest", async () => {
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
  await pool.query(`
    insert into oauth_state (state_hash, provider, code_verifier, nonce, return_path, add_date, date_end)
      select sha256(name::bytea), name, repeat('v', 43), 'nonce-123', '/', now() - interval '1 hour', date_end
      from (values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute')) as given (name, date_end);
    insert into oauth_ticket (ticket_hash, provider, subject, add_date, date_end)
      select sha256(name::bytea), name, 's', now() - interval '1 hour', date_end
      from (values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute')) as given (name, date_end);
    insert into brand (name, section, slug) values ('Loam', 'nutrients', 'loam');
    insert into portal_draft (brand_id, tmp_id, type, update_date) values
      (1, '11111111-2222-4333-8444-555555555555', 'product', now() - interval '91 days'),
      (1, '11111111-2222-4333-8444-666666666666', 'product', now() - interval '89 days');
    insert into vital_day (day, name, page, device, rating, step, cnt)
      select current_date - age, 'LCP', '/', 'phone', 'good', age, 1 from unnest(array[92, 88]) as age;
    insert into vital_mark (id, day, name, page, device, rating, step, date)
      select substr(sha256(age::text::bytea), 1, 16), current_date, 'LCP', '/', 'phone', 'good', age, now() - make_interval(hours => age)
      from unnest(array[25, 23]) as age;
    insert into error_group (app, message, key, state, last_date)
      select 'web', name, sha256(name::bytea), state, now() - make_interval(days => age)
      from (values ('old', 'open', 91), ('new', 'solved', 89), ('old ignored', 'ignored', 366), ('ignored', 'ignored', 364))
        as given (name, state, age);
    insert into error_mark (who, group_id, date)
      select substr(sha256('one'), 1, 16), age, now() - make_interval(hours => age) from unnest(array[25, 23]) as age`);
  await sweepExpired(db);
  const others = await pool.query(`
    select (select array_agg(provider) from oauth_state) as states, (select array_agg(provider) from oauth_ticket) as tickets,
      (select array_agg(right(tmp_id, 4)) from portal_draft) as drafts,
      (select array_agg(step) from vital_day) as vitals, (select array_agg(step) from vital_mark) as vital_marks,
      (select array_agg(message order by message) from error_group) as errors, (select array_agg(group_id) from error_mark) as error_marks`);
  expect(others.rows).toEqual([
    {
      ...{ states: ["new"], tickets: ["new"], drafts: ["6666"], vitals: [88], vital_marks: [23] },
      ...{ errors: ["ignored", "new"], error_marks: [23] },
    },
  ]);
  const { rows } = await pool.query(`
    select (select array_agg(user_id) from session) as sessions, (select array_agg(challenge) from captcha_used) as captchas,
      (select array_agg(key) from idempotency_key) as keys, (select count(*) from mail_token) as links`);
  expect(rows).toEqual([{ sessions: [kept.id], captchas: ["new"], keys: ["new-key-1"], links: 1 }]);
});
