import { sql } from "kysely";

/**
 * Whether the list shows a notification, named `n`: its reader did not delete it, and does not block who caused it. Lists, numbers and
 * digests share it, so that no badge counts what the list hides.
 */
export const isShown = sql<boolean>`(not n.is_remove and not exists (
  select from user_ban b where b.user_id = n.user_id and b.type = 'user' and b.content_id = n.from_user_id))`;
