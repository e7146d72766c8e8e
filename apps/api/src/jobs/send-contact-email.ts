import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { contactReceivedMail, contactReplyMail } from "../mail/contact-email.ts";
import type { Mailer } from "../mail/email.ts";
import type { Jobs } from "../queue/job-queue.ts";

interface Tools {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

interface LetterRow {
  id: number;
  name: string;
  email: string;
  subject: string;
  lang: string;
}

/** Tells the writer of a message that it has arrived. */
export async function confirmContact(
  { db, mailer, publicUrl }: Tools,
  { contact_id }: Jobs["confirm-contact"],
): Promise<void> {
  const { rows } = await sql<LetterRow>`
    select c.id, c.name, c.email, c.subject, c.lang from contact c where c.id = ${contact_id}`.execute(db);
  const [letter] = rows;
  if (!letter) return;
  const { id: number, email: to, lang } = letter;
  await mailer.send(contactReceivedMail({ to, locale: localeOf(lang), number, url: publicUrl }));
}

/** Sends an answer to the writer of a message. */
export async function answerContact(
  { db, mailer, publicUrl }: Tools,
  { contact_id, reply_id }: Jobs["answer-contact"],
): Promise<void> {
  const { rows } = await sql<LetterRow & { reply: string }>`
    select c.id, c.name, c.email, c.subject, c.lang, r.text as reply
    from contact c join contact_reply r on r.contact_id = c.id and r.id = ${reply_id}
    where c.id = ${contact_id}`.execute(db);
  const [letter] = rows;
  if (!letter) return;
  const { id: number, email: to, lang, name, subject, reply } = letter;
  const url = `${publicUrl}/contact`;
  await mailer.send(contactReplyMail({ to, name, locale: localeOf(lang), number, subject, reply, url }));
}

const localeOf = (lang: string) => (isLocale(lang) ? lang : ("en" as const));
