import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Mail, Mailer } from "../mail/email.ts";
import { MailError, type MailRefusal } from "../mail/mail-error.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { sendToList } from "./bounces.ts";
import { sendAccountEmail } from "./send-account-email.ts";
import { sendDigest } from "./send-digest.ts";
import { sendNotificationEmail } from "./send-notification-email.ts";

const api = freshApi();
let member: TestUser;
let fan: TestUser;
let sent: Mail[];

beforeEach(async () => {
  [member, fan] = [await api.addUser({ name: "lucia" }), await api.addUser({ name: "otto" })];
  await sql`update account set is_email_confirmed = true, digest = 'daily'`.execute(api.database.db);
  await sql`
    insert into notification_setting (user_id, event, site, mail) values (${member.id}, 'follow', true, true)`.execute(
    api.database.db,
  );
  await api.request("POST", `/follows/user/${member.id}`, { as: fan.id });
  sent = [];
});

const mailer = (refusal?: MailRefusal): Mailer => ({
  kind: "smtp",
  async send(mail) {
    if (refusal !== undefined) throw new MailError(refusal, new Error(refusal));
    sent.push(mail);
  },
  close() {},
});
const tools = (refusal?: MailRefusal) => ({
  ...{ db: api.database.db, mailer: mailer(refusal), publicUrl: "https://grow.example" },
  secret: "a secret of the tests, long enough",
});
const follow = () => ({
  ...{ user_id: member.id, event: "follow", type: "user", content_id: member.id, diary_id: null },
  from_user_id: fan.id,
});
const send = async (refusal?: MailRefusal) => {
  await sendDigest(tools(refusal), { user_id: member.id, since: "2020-01-01T00:00:00Z" });
  await sendNotificationEmail(tools(refusal), follow() as Parameters<typeof sendNotificationEmail>[1]);
};

test("an address that is refused for good gets no digest and no notification any more, but emails about its account", async () => {
  await send("rejected");
  await send();
  expect(sent).toEqual([]);
  await sendAccountEmail(tools(), { letter: "password_changed", user_id: member.id });
  expect(sent.map(({ to }) => to)).toEqual([member.email]);
});

test("another address of the account gets emails of lists", async () => {
  await send("rejected");
  await sql`update account set email = 'new@mail.example' where user_id = ${member.id}`.execute(
    api.database.db,
  );
  await send();
  expect(sent.map(({ to }) => to)).toEqual(["new@mail.example", "new@mail.example"]);
});

test("choosing emails tries the address again", async () => {
  await send("rejected");
  const path = `/users/${member.id}/settings/notifications`;
  await api.request("PATCH", path, { as: member.id, body: { digest: "weekly" } });
  await send();
  expect(sent).toHaveLength(2);
});

test.each(["refused", "deferred", "offline", "unknown"] as const)(
  "an email that is %s is the job's to repeat",
  async (refusal) => {
    const mail = { to: member.email, subject: "", text: "", html: "" };
    await expect(sendToList(tools(refusal), member.id, mail)).rejects.toThrow(refusal);
    await send();
    expect(sent).toHaveLength(2);
  },
);
