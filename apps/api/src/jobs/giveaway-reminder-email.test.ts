import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "../mail/email.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addGiveaway } from "../testing/giveaway-rows.ts";
import { sendNotificationEmail } from "./send-notification-email.ts";

const api = freshApi();
let reader: number;
let giveaway: number;

beforeEach(async () => {
  reader = (await api.addUser({ name: "reader" })).id;
  giveaway = (await addGiveaway(api.database.db, { columns: { title: "Three boards" } })).id;
});

/** The email that this user gets in a language. */
async function sent(locale: string, event: "giveaway_end" | "giveaway_won", is_reminder = false) {
  const { db } = api.database;
  await sql`update account set locale = ${locale}, is_email_confirmed = true where user_id = ${reader}`.execute(
    db,
  );
  const mails: Mail[] = [];
  const mailer: Mailer = {
    kind: "outbox",
    send: async (mail) => void mails.push(mail),
    close: async () => {},
  };
  await sendNotificationEmail(
    { db, mailer, publicUrl: "https://grow.example", secret: "s".repeat(32) },
    {
      ...{ user_id: reader, event, is_reminder },
      ...{ type: "giveaway", content_id: giveaway, diary_id: null, from_user_id: null },
    },
  );
  expect(mails).toHaveLength(1);
  return mails[0];
}

describe("the email that a giveaway ends soon", () => {
  it.each([
    ["en", "Giveaway ends soon: Three boards"],
    ["de", "Gewinnspiel endet bald: Three boards"],
    ["es", "El sorteo «Three boards» termina pronto"],
    ["ru", "Скоро закончится розыгрыш «Three boards»"],
    ["th", "กิจกรรมแจกของใกล้หมดเวลา: Three boards"],
  ])("has a subject in %s with the title, and leads to its page", async (locale, subject) => {
    const mail = await sent(locale, "giveaway_end");
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(`https://grow.example/giveaways/${giveaway}`);
    expect(mail?.list?.unsubscribe).toContain("giveaway_end");
  });
});

describe("the email that reminds a winner to reply", () => {
  it.each([
    ["en", "Less than 24 hours left to reply and get your prize from Three boards"],
    ["de", "Weniger als 24 Stunden: Antworte jetzt und hol dir deinen Gewinn aus „Three boards“"],
    ["es", "Te quedan menos de 24 horas para responder y recibir tu premio de «Three boards»"],
    ["ru", "Осталось меньше 24 часов: ответьте, чтобы получить приз в розыгрыше «Three boards»"],
    ["th", "เหลือเวลาไม่ถึง 24 ชั่วโมง ตอบรับเพื่อรับรางวัลจาก Three boards"],
  ])("has a subject of its own in %s", async (locale, subject) => {
    expect((await sent(locale, "giveaway_won", true))?.subject).toBe(subject);
    expect((await sent(locale, "giveaway_won"))?.subject).not.toBe(subject);
  });
});
