import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { findTarget } from "../comments/find-target.ts";
import { countedTable } from "../counted-table.ts";
import { likedBy } from "../diaries/card-query.ts";

export const getLike = defineOperation("getLike", async ({ params, user, reads }) => {
  const { type, id } = params;
  if ((await findTarget(reads, type, id, user)) === null) throw notFound();
  const { rows } = await sql<Schema<"LikeState">>`
    select cnt_likes, ${likedBy(user?.id ?? null, type, sql`t.id`)} as is_like
    from ${sql.table(countedTable(type))} t where t.id = ${id}`.execute(reads);
  const [state] = rows;
  if (!state) throw notFound();
  return { status: 200, data: state };
});
