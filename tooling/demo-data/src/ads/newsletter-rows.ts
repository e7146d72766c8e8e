import type { Lang } from "../people/growers.ts";

export interface NewsletterRow {
  id: number;
  brand_id: number;
  user_id: number;
  title: string;
  preview: string;
  text: string;
  lang: Lang;
  audience: "followers" | "growers";
  state: "draft" | "scheduled" | "sending" | "sent";
  version: number;
  send_date: string | null;
  finish_date: string | null;
  add_date: string;
  update_date: string;
  /** Null once all recipients have a row. */
  audience_cursor: number | null;
  cnt_audience: number;
  cnt_sent: number;
  cnt_failed: number;
  cnt_omitted: number;
  cnt_opened: number;
  cnt_clicked: number;
  cnt_opened_machine: number;
  cnt_clicked_machine: number;
  cnt_left: number;
}

export interface NewsletterLetterRow {
  newsletter_id: number;
  user_id: number;
  domain: string;
  state: "waiting" | "sent" | "failed";
  due_date: string;
  attempts: number;
  send_date: string | null;
  reason: "rejected" | null;
}

export interface NewsletterHourRow {
  newsletter_id: number;
  /** The beginning of an hour, UTC. */
  hour: string;
  cnt_sent: number;
  cnt_opened: number;
  cnt_clicked: number;
  cnt_opened_machine: number;
  cnt_clicked_machine: number;
  cnt_left: number;
}

export interface NewsletterTables {
  newsletter: NewsletterRow[];
  newsletter_letter: NewsletterLetterRow[];
  newsletter_hour: NewsletterHourRow[];
}
