import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { largestUrl } from "../../media/present-photo.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";

interface OptionRow extends AuthorColumns {
  id: number;
  text: string;
  note: string;
  cnt_votes: number | null;
}

interface VotingRow {
  id: number;
  title: string;
  text: string;
  lang: string;
  results: Schema<"Voting">["results"];
  date_start: string;
  date_end: string | null;
  is_open: boolean;
  is_result: boolean;
  cnt_votes: number | null;
  my_option_id: number | null;
  cover: { key: string; width: number } | null;
  options: OptionRow[];
}

/** Whether voting `v` takes votes. */
export const takesVotes = sql<boolean>`coalesce(v.date_end > now(), true)`;

/** Whether the reader, whose vote is joined as `mine`, sees the results of voting `v`. */
export const isResult = sql<boolean>`(v.results = 'always' or not ${takesVotes}
  or (v.results = 'after_vote' and mine.option_id is not null))`;

/** Whether voting `v` can be read in a language. */
export function isVotingIn(lang: string): RawBuilder<boolean> {
  return sql<boolean>`(v.lang = ${lang}
    or exists (select from voting_text t where t.voting_id = v.id and t.lang = ${lang}))`;
}

/** Joins the texts of voting `v` to show as `w`: those in the reader's language, else English ones. Without a row its own are shown. */
function shownTexts(lang: string): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select t.lang, t.title, t.text from voting_text t
      where t.voting_id = v.id and v.lang <> ${lang} and t.lang <> v.lang and t.lang in (${lang}, 'en')
      order by t.lang = ${lang} desc limit 1) w on true`;
}

/**
 * Votings as this user may see them, in the language of the page, else in English, else in their own. Counts that are hidden do not leave the database, and the order of options is the editor's, so that it
 * says nothing about them. Nobody's vote is read but the user's own. One query.
 *
 * @param lang - language of the page
 * @param rest - what follows `where`, on voting `v`, including the order. It must ask for votings that are open to readers, and must not
 *   order by counts.
 */
export async function readVotings(
  db: QueryExecutorProvider,
  readerId: number | null,
  lang: string,
  rest: RawBuilder<unknown>,
): Promise<Schema<"Voting">[]> {
  const { rows } = await sql<VotingRow>`
    select v.id, coalesce(w.title, v.title) as title, coalesce(w.text, v.text) as text, coalesce(w.lang, v.lang) as lang, v.results, v.date_start, v.date_end, ${takesVotes} as is_open,
      ${isResult} as is_result, case when ${isResult} then v.cnt_votes end as cnt_votes, mine.option_id as my_option_id,
      case when f.id is not null then json_build_object('key', f.key, 'width', f.width) end as cover,
      (select coalesce(json_agg(json_build_object(
         'id', o.id, 'text', coalesce(t.text, o.text), 'note', coalesce(t.note, o.note), 'cnt_votes', case when ${isResult} then o.cnt_votes end,
         'author_id', u.id, 'author_name', u.name, 'author_avatar_key', u.avatar_key) order by o.position, o.id), '[]')
       from voting_option o
       left join voting_option_text t on t.voting_id = o.voting_id and t.option_id = o.id and t.lang = w.lang
       left join users u on u.id = o.user_id and not u.is_remove
       where o.voting_id = v.id) as options
    from voting v
    ${shownTexts(lang)}
    left join voting_vote mine on mine.voting_id = v.id and mine.user_id = ${readerId}::bigint
    left join photo f on f.id = v.cover_id and not f.is_remove
    where ${rest}`.execute(db);
  return rows.map(presentVoting);
}

function presentVoting(row: VotingRow): Schema<"Voting"> {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    link: `/journal/voting/${row.id}`,
    lang: row.lang,
    cover: row.cover && largestUrl(row.cover),
    options: row.options.map((option) => ({
      id: option.id,
      text: option.text,
      note: option.note,
      item_user: presentAuthor(option),
      cnt_votes: option.cnt_votes,
    })),
    results: row.results,
    is_result: row.is_result,
    cnt_votes: row.cnt_votes,
    date_start: row.date_start,
    date_end: row.date_end,
    is_open: row.is_open,
    my_option_id: row.my_option_id,
  };
}
