import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { openPost } from "../../kinds/open-post.ts";

/** Digits of the largest id. */
const MAX_DIGITS = 15;

/**
 * The condition that selects post `p`, if it is out, by its id or by the last segment of its link, former ones included. A scheduled post
 * is not at its address for anybody: staff previews it on the staff desk.
 */
export function openPostAt(idOrSlug: number | string): RawBuilder<boolean> {
  const text = String(idOrSlug);
  if (/^\d+$/.test(text)) {
    const id = text.length > MAX_DIGITS ? 0 : Number(text);
    return sql<boolean>`p.id = ${id} and ${openPost("p")}`;
  }
  const slug = text.toLowerCase();
  // A present slug takes precedence over another post's former one.
  return sql<boolean>`${openPost("p")} and p.id = coalesce(
    (select t.id from post t where t.slug = ${slug} and not t.is_remove),
    (select o.post_id from post_old_slug o where o.slug = ${slug}))`;
}

/**
 * The id of a post that is out.
 *
 * @throws ApiError 404 when there is none
 */
export async function requirePost(db: QueryExecutorProvider, idOrSlug: number | string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select p.id from post p where ${openPostAt(idOrSlug)}`.execute(
    db,
  );
  const [post] = rows;
  if (!post) throw notFound();
  return post.id;
}
