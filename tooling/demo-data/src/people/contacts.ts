import { daysAfter } from "../calendar.ts";
import type { ContactReplyRow, ContactRow } from "../rows.ts";
import type { People } from "./people-rows.ts";

/** A message to the site's team: by a member, or by a guest with name and address. */
interface ContactSeed {
  readonly from: "grower" | "manager" | { readonly name: string; readonly email: string };
  readonly topic: ContactRow["topic"];
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly daysAgo: number;
  readonly isClosed?: true;
  /** What a moderator answered, and how many days later. */
  readonly reply?: { readonly text: string; readonly after: number };
}

const CONTACTS: readonly ContactSeed[] = [
  {
    from: { name: "Marlene", email: "marlene@example.test" },
    topic: "account",
    lang: "de",
    subject: "Bestätigungsmail kommt nicht an",
    text: "Hi,\nich hab vorgestern ein Konto angelegt, aber die Mail mit dem Link ist nie angekommen. Im Spam ist auch nichts. Könnt ihr mal nachsehen?",
    link: "/auth/signup",
    daysAgo: 0.3,
  },
  {
    from: "manager",
    topic: "brand",
    lang: "en",
    subject: "Our old logo on Loam & Lumen",
    text: "We changed our logo in spring, and the page still shows the old one to some visitors. Is there a cache we can clear ourselves?",
    link: "/nutrients/loam-lumen",
    daysAgo: 1.2,
  },
  {
    from: { name: "Антон", email: "anton@example.test" },
    topic: "bug",
    lang: "ru",
    subject: "Фото пропало при загрузке",
    text: "Загружал с телефона четыре фото к шестой неделе. Три появились, четвёртое зависло на 90%, а после обновления страницы пропало. Телефон Pixel 7, Chrome.",
    link: "/diaries/edit/new",
    daysAgo: 2.6,
  },
  {
    from: { name: "Pilar Ortega", email: "pilar@example.test" },
    topic: "content",
    lang: "es",
    subject: "Han copiado mi diario",
    text: "Alguien ha publicado mis fotos de la semana 9 como si fueran suyas. Os mando los dos enlaces cuando me contestéis. ¿Qué más necesitáis?",
    link: null,
    daysAgo: 5,
    reply: {
      text: "Hola, Pilar: sentimos que te haya pasado esto. Mándanos los dos enlaces y, si la tienes, una foto original con fecha. Mientras lo comprobamos, ocultaremos esas fotos.",
      after: 0.7,
    },
  },
  {
    from: { name: "สมชาย", email: "somchai@example.test" },
    topic: "other",
    lang: "th",
    subject: "ขอเพิ่มสายพันธุ์ไทย",
    text: "อยากให้มีแลนด์เรซไทยในแคตตาล็อกมากกว่านี้ครับ ผมมีเมล็ดกับรูปของหลายต้น ส่งข้อมูลให้ได้ที่ไหนครับ",
    link: "/strains",
    daysAgo: 8,
  },
  {
    from: "grower",
    topic: "other",
    lang: "en",
    subject: "Thanks for the harvest calculator",
    text: "No problem to report. I just wanted to say that the grams per watt finally match what my scale and my meter say.",
    link: null,
    daysAgo: 21,
    isClosed: true,
    reply: { text: "That made our day. Happy growing!", after: 0.4 },
  },
];

/** Messages to the team in five languages and every state, newest last. */
export function makeContacts(
  people: People,
  anchor: string,
): { contact: ContactRow[]; contact_reply: ContactReplyRow[] } {
  const moderator_id = people.persona("moderator").id;
  const contact: ContactRow[] = [];
  const contact_reply: ContactReplyRow[] = [];
  for (const { from, topic, lang, subject, text, link, daysAgo, isClosed, reply } of CONTACTS.toReversed()) {
    const sender = typeof from === "string" ? memberOf(people, from) : { user_id: null, ...from };
    const id = contact.length + 1;
    contact.push({
      id,
      ...sender,
      ...{ topic, lang, subject, text, link },
      state: isClosed ? "closed" : reply ? "answered" : "open",
      cnt_replies: reply ? 1 : 0,
      add_date: daysAfter(anchor, -daysAgo),
    });
    if (!reply) continue;
    contact_reply.push({
      ...{ contact_id: id, id: contact_reply.length + 1, moderator_id, text: reply.text },
      add_date: daysAfter(anchor, reply.after - daysAgo),
    });
  }
  return { contact, contact_reply };
}

function memberOf(
  people: People,
  persona: "grower" | "manager",
): Pick<ContactRow, "user_id" | "name" | "email"> {
  const { id, row } = people.persona(persona);
  const email = people.emails.find(({ user_id }) => user_id === id)?.email_key ?? "";
  return { user_id: id, name: row.name, email };
}
