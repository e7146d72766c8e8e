import { type QueryExecutorProvider, sql } from "kysely";

/** Posts per statement. */
const AT_ONCE = 100;

/**
 * Records `blog.publish` for posts whose date has come: it tells the feed, and cached pages that they are stale. Readers see a post by its
 * date, whether or not this job runs. Mark and event are written by one statement, so that a job that is killed, repeated or run on two
 * servers at once records each event once.
 */
export async function publishPosts(db: QueryExecutorProvider): Promise<void> {
  while ((await publishSome(db)) === AT_ONCE);
}

async function publishSome(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ content_id: number }>`
    with due as (
      select id from post where is_visible and announce_date is null and view_date <= now()
      order by view_date, id limit ${sql.lit(AT_ONCE)} for update skip locked
    ), marked as (
      update post set announce_date = now() from due where post.id = due.id returning post.id, post.user_id
    )
    insert into event (type, user_id, content_type, content_id, params)
    select 'blog.publish', user_id, 'blog', id, '{}'::jsonb from marked order by id
    returning content_id`.execute(db);
  return rows.length;
}
