import { daysAfter } from "../calendar.ts";
import type { AccountRow } from "../rows.ts";
import type {
  NewsletterHourRow,
  NewsletterLetterRow,
  NewsletterRow,
  NewsletterTables,
} from "./newsletter-rows.ts";
import { type DemoNewsletter, NEWSLETTERS } from "./newsletters.ts";

interface Sent {
  readonly brandId: number;
  /** The manager who writes them. */
  readonly writer: number;
  /** The accounts that get them. */
  readonly readers: readonly AccountRow[];
  readonly anchor: string;
}

/** Days until mail servers that put emails off are asked again. */
const PUT_OFF = 2;

/** Newsletters of a brand with their recipients and what they did. */
export function sendNewsletters(sent: Sent): NewsletterTables {
  const tables: NewsletterTables = { newsletter: [], newsletter_letter: [], newsletter_hour: [] };
  for (const [index, newsletter] of NEWSLETTERS.entries()) {
    const row = newsletterRow(index + 1, newsletter, sent);
    tables.newsletter.push(row);
    tables.newsletter_hour.push(...hourRows(row, newsletter));
    if (row.state === "sending") tables.newsletter_letter.push(...letterRows(row, sent));
  }
  return tables;
}

function newsletterRow(
  id: number,
  newsletter: DemoNewsletter,
  { brandId, writer, readers, anchor }: Sent,
): NewsletterRow {
  const {
    state,
    title,
    preview,
    text,
    audience,
    written,
    sent,
    hours = [],
    failed = 0,
    omitted = 0,
  } = newsletter;
  const sum = (of: (hour: (typeof hours)[number]) => number | undefined) =>
    hours.reduce((all, hour) => all + (of(hour) ?? 0), 0);
  const isStarted = state === "sending" || state === "sent";
  const cnt_sent = sum((hour) => hour.sent);
  const send_date = sent === null ? null : daysAfter(anchor, sent);
  return {
    ...{ id, brand_id: brandId, user_id: writer, title, preview, text, lang: "en", audience, state },
    ...{ version: state === "draft" ? 1 : 3, send_date },
    finish_date: state === "sent" && sent !== null ? daysAfter(anchor, sent + 4 / 1440) : null,
    ...{ add_date: daysAfter(anchor, written), update_date: daysAfter(anchor, written) },
    audience_cursor: isStarted ? null : 0,
    // While it is being sent, the others wait.
    cnt_audience: state === "sent" ? cnt_sent + failed + omitted : state === "sending" ? readers.length : 0,
    ...{ cnt_sent, cnt_failed: failed, cnt_omitted: omitted },
    ...{ cnt_opened: sum((hour) => hour.opened), cnt_clicked: sum((hour) => hour.clicked) },
    cnt_opened_machine: sum((hour) => hour.openedMachine),
    cnt_clicked_machine: sum((hour) => hour.clickedMachine),
    cnt_left: sum((hour) => hour.left),
  };
}

function hourRows({ id, send_date }: NewsletterRow, { hours = [] }: DemoNewsletter): NewsletterHourRow[] {
  if (send_date === null) return [];
  return hours.map(
    ({ after, sent = 0, opened = 0, clicked = 0, openedMachine = 0, clickedMachine = 0, left = 0 }) => ({
      ...{ newsletter_id: id, hour: daysAfter(send_date, after / 24) },
      ...{ cnt_sent: sent, cnt_opened: opened, cnt_clicked: clicked },
      ...{ cnt_opened_machine: openedMachine, cnt_clicked_machine: clickedMachine, cnt_left: left },
    }),
  );
}

/** Most were sent, one was rejected, and the rest waits for servers that put them off. */
function letterRows(row: NewsletterRow, { readers, anchor }: Sent): NewsletterLetterRow[] {
  const { id, cnt_sent, cnt_failed, send_date } = row;
  return readers.map(({ user_id, email }, index) => {
    const state = index < cnt_sent ? "sent" : index < cnt_sent + cnt_failed ? "failed" : "waiting";
    const isWaiting = state === "waiting";
    return {
      ...{ newsletter_id: id, user_id, domain: email.slice(email.indexOf("@") + 1), state },
      due_date: isWaiting ? daysAfter(anchor, PUT_OFF) : (send_date ?? anchor),
      ...{ attempts: isWaiting ? 3 : 0, send_date: state === "sent" ? send_date : null },
      reason: state === "failed" ? "rejected" : null,
    };
  });
}
