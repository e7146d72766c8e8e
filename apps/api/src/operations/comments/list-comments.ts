import { defineVersioned } from "../../http/define-versioned.ts";
import { notFound } from "../../http/problem.ts";
import { findTargetWith } from "./find-target.ts";
import { presentComment } from "./present.ts";
import { countComments, readComments, readFirstReplies, versionOfComments } from "./queries.ts";

export const listComments = defineVersioned("listComments", {
  async look({ params: { type, id }, query, user, reads }) {
    const versions = versionOfComments({ type, id }, query, user?.id ?? null);
    const found = await findTargetWith(reads, type, id, user, versions);
    if (!found) throw notFound();
    return { version: found.besides, target: found.target };
  },
  async make({ query, user, reads }, { target }) {
    const readerId = user?.id ?? null;
    const rows = await readComments(reads, target, query, readerId);
    // A page behind the last one has no row that could tell.
    const total = rows[0]?.total ?? (query.start === 0 ? 0 : await countComments(reads, target));
    const parents = rows.filter((row) => row.cnt_childs > 0).map((row) => row.id);
    const replies = await readFirstReplies(reads, parents, query.preload_comment, readerId);
    return {
      status: 200,
      data: {
        items: rows.map((row) => presentComment(row, replies)),
        total,
        start: query.start,
        limit: query.limit,
      },
    };
  },
});
