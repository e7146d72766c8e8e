import { sql } from "kysely";

/** The number of the copy among the grower's diaries of the same name: 0 for the first. */
export function nextCopy(userId: number, name: string) {
  return sql`(
    select coalesce(max(dublicate_num) + 1, 0) from diary
    where user_id = ${userId} and lower(name) = lower(${name}) and not is_remove)`;
}
