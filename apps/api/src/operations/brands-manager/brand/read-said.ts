import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { diaryLink } from "../../../content/diary-link.ts";
import { questionLink } from "../../../content/questions/question-cards.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

interface SaidRow extends Pick<Schema<"PortalSaid">, "type" | "name" | "text" | "n_general" | "add_date"> {
  content_id: number;
  slug: string;
  user: UserRef | null;
}

const DAYS = 7;
const SHOWN = 12;
/** Most characters of a text that are shown. */
const EXCERPT = 140;

/**
 * What growers wrote in the last days with products of the brand, the newest first: diaries by their newest week, reviews, and
 * questions about such diaries.
 *
 * @param brand its id, and the path of its page, which those of its products begin with
 */
export async function readSaid(
  db: QueryExecutorProvider,
  brand: { readonly id: number; readonly link: string },
): Promise<Schema<"PortalSaid">[]> {
  const since = sql`now() - make_interval(days => ${DAYS})`;
  const ofBrand = sql`exists (select from diary_equip e where e.diary_id = d.id and e.brand_id = ${brand.id})`;
  const { rows } = await sql<SaidRow>`
    select said.type, said.content_id, said.name, said.slug, left(said.text, ${EXCERPT + 1}) as text, said.n_general, said.add_date,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user
    from (
      select 'diary' as type, d.id as content_id, d.name, d.slug, case when d.is_lock then '' else w.text end as text,
        null::int as n_general, w.add_date, d.user_id
      from diary d cross join lateral (
        select w.text, w.add_date from week w where w.diary_id = d.id and not w.is_remove
        order by w.add_date desc, w.id desc limit 1) w
      where d.is_visible and w.add_date >= ${since} and ${ofBrand}
      union all
      select 'review', r.id, p.name, p.slug, r.text, r.n_general::int, r.add_date, r.user_id
      from review r join product p on p.id = r.product_id and p.brand_id = ${brand.id} and not p.is_remove
      where r.is_visible and r.add_date >= ${since}
      union all
      select 'problem', q.id, q.title, q.slug, q.text, null, q.add_date, q.user_id
      from problem q join diary d on d.id = q.diary_id
      where q.is_visible and q.add_date >= ${since} and ${ofBrand}) said
    left join users u on u.id = said.user_id and not u.is_remove
    order by said.add_date desc, said.type, said.content_id desc limit ${SHOWN}`.execute(db);
  return rows.map(({ slug, user, ...said }) => ({
    ...said,
    text: excerpt(said.text),
    link: linkOf(said.type, { id: said.content_id, slug }, brand.link),
    item_user: user && presentUserShort(user),
  }));
}

/** A long text up to its last whole word, with an ellipsis. Thai, which has no spaces, is cut anywhere. */
export function excerpt(text: string): string {
  const points = Array.from(text);
  if (points.length <= EXCERPT) return text;
  const start = points.slice(0, EXCERPT).join("");
  const words = start.replace(/\s\S*$/, "");
  return `${(words.length > EXCERPT / 2 ? words : start).replace(/[.,;:…]+$/, "")}…`;
}

function linkOf(
  type: Schema<"PortalSaid">["type"],
  thing: { id: number; slug: string },
  brandLink: string,
): string {
  if (type === "diary") return diaryLink(thing);
  return type === "problem" ? questionLink(thing) : `${brandLink}/${thing.slug}/reviews`;
}
