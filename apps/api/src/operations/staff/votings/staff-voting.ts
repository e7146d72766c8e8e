import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { postLink } from "../../../content/posts/post-cards.ts";
import { isResult } from "../../../content/posts/read-votings.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { openPost } from "../../../kinds/open-post.ts";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";
import { hasVotes, isPublic, votingState } from "./voting-state.ts";

export type StaffVoting = Schema<"StaffVoting">;
type OptionText = Schema<"StaffVotingOptionText">;

interface VotingRow
  extends Omit<StaffVoting, "link" | "items_text" | "items_option" | "item_cover" | "item_post"> {
  title: string;
  text: string;
  texts: Schema<"StaffVotingText">[];
  options: { id: number; text: string; note: string; cnt_votes: number | null; texts: OptionText[] }[];
  cover: PhotoRow | null;
  post: { id: number; title: string; slug: string; is_published: boolean } | null;
}

/**
 * Reads a voting in any state, as its editor gets it. Counts follow the same rule as on its page, for the same user.
 *
 * @throws ApiError 404 without such a voting
 */
export async function readStaffVoting(
  db: QueryExecutorProvider,
  id: number,
  readerId: number,
): Promise<StaffVoting> {
  const { rows } = await sql<VotingRow>`
    select v.id, v.version, ${votingState} as state, ${isPublic} as is_public, ${hasVotes} as is_fixed, v.lang, v.title, v.text,
      v.results, case when ${isResult} then v.cnt_votes end as cnt_votes, v.date_start, v.date_end, v.add_date, v.update_date,
      (select coalesce(json_agg(json_build_object('lang', t.lang, 'title', t.title, 'text', t.text) order by t.lang), '[]')
       from voting_text t where t.voting_id = v.id and t.lang <> v.lang) as texts,
      (select coalesce(json_agg(json_build_object('id', o.id, 'text', o.text, 'note', o.note,
         'cnt_votes', case when ${isResult} then o.cnt_votes end,
         'texts', (select coalesce(json_agg(json_build_object('lang', t.lang, 'text', t.text, 'note', t.note) order by t.lang), '[]')
           from voting_option_text t where t.voting_id = o.voting_id and t.option_id = o.id and t.lang <> v.lang))
         order by o.position, o.id), '[]')
       from voting_option o where o.voting_id = v.id) as options,
      case when f.id is not null then json_build_object('id', f.id, 'key', f.key, 'width', f.width, 'height', f.height,
        'color', f.color, 'alt', f.alt) end as cover,
      case when p.id is not null then json_build_object('id', p.id, 'title', p.title, 'slug', p.slug,
        'is_published', ${openPost("p")}) end as post
    from voting v
    left join voting_vote mine on mine.voting_id = v.id and mine.user_id = ${readerId}::bigint
    left join photo f on f.id = v.cover_id and not f.is_remove
    left join post p on p.id = v.post_id
    where v.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return presentStaffVoting(row);
}

/** @throws ApiError 404 without a voting with this id, in any state */
export async function requireStaffVoting(db: QueryExecutorProvider, id: number): Promise<void> {
  const { rows } = await sql`select from voting where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/**
 * Locks a voting for a change, and reads it. Votes wait for the lock, so that none is cast for what is being changed.
 *
 * @throws ApiError 404 without such a voting
 */
export async function lockStaffVoting(tx: Tx, id: number, readerId: number): Promise<StaffVoting> {
  await sql`select from voting where id = ${id} for update`.execute(tx);
  return await readStaffVoting(tx, id, readerId);
}

function presentStaffVoting({ title, text, texts, options, cover, post, ...row }: VotingRow): StaffVoting {
  return {
    ...row,
    link: `/journal/voting/${row.id}`,
    items_text: [{ lang: row.lang, title, text }, ...texts],
    items_option: options.map((option) => ({
      id: option.id,
      items_text: [{ lang: row.lang, text: option.text, note: option.note }, ...option.texts],
      cnt_votes: option.cnt_votes,
    })),
    item_cover: cover && presentPhoto(cover),
    item_post: post && {
      id: post.id,
      title: post.title,
      link: postLink(post),
      is_published: post.is_published,
    },
  };
}
