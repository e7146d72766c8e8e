import { type RawBuilder, sql } from "kysely";

/** Whether the user follows the author of video `v`. */
export const followedAuthors = (readerId: number | null): RawBuilder<unknown> => sql`v.user_id in (
  select f.content_id from follow f where f.user_id = ${readerId}::bigint and f.type = 'user')`;
