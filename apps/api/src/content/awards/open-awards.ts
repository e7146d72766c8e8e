import { type RawBuilder, sql } from "kysely";

/** Whether the results of award `a` are public; nothing else decides it. */
export const isResult = sql<boolean>`(a.date_result <= now())`;

/** Whether award `a` takes votes. */
export const takesVotes = sql<boolean>`(a.date_start <= now() and now() < a.date_end)`;

/** Joins the texts of award `a` in the reader's language, else in English, as `w`. Without a row its own are shown. */
export function shownAwardTexts(lang: string): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select t.lang, t.title, t.text from award_text t
      where t.year = a.year and a.lang <> ${lang} and t.lang <> a.lang and t.lang in (${lang}, 'en')
      order by t.lang = ${lang} desc limit 1) w on true`;
}

export const shownAwardTitle = sql<string>`coalesce(w.title, a.title)`;

export function awardLink(year: number): string {
  return `/awards/${year}`;
}
