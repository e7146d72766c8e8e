import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { likedBy } from "../../content/likes.ts";
import { findTarget } from "../../content/targets/find-target.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { KINDS } from "../../kinds/kinds.ts";

export const getLike = defineOperation("getLike", async ({ params, user, reads }) => {
  const { type, id } = params;
  if ((await findTarget(reads, type, id, user)) === null) throw notFound();
  const { rows } = await sql<Schema<"LikeState">>`
    select cnt_likes, ${likedBy(user?.id ?? null, type, sql`t.id`)} as is_like
    from ${sql.table(KINDS[type].table)} t where t.id = ${id}`.execute(reads);
  const [state] = rows;
  if (!state) throw notFound();
  return { status: 200, data: state };
});
