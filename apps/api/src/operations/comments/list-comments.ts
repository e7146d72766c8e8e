import { notFound } from "../../errors/api-error.ts";
import { defineVersioned } from "../../http/define-versioned.ts";
import { lookAtComments, readCommentsAtOnce } from "./comments-version.ts";
import { presentComment } from "./present.ts";
import { countComments, readComments, readFirstReplies } from "./queries.ts";

export const listComments = defineVersioned("listComments", {
  async look({ params: { type, id }, query, user, reads }) {
    const seen = await lookAtComments(reads, type, id, query, user);
    if (!seen) throw notFound();
    return seen;
  },
  async make({ query, user, reads }, { target }) {
    const readerId = user?.id ?? null;
    const rows = await readComments(reads, target, query, readerId);
    // A page behind the last one has no row that could tell.
    const total = rows[0]?.total ?? (query.start === 0 ? 0 : await countComments(reads, target, readerId));
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
  async makeAtOnce({ params: { type, id }, query, user, reads }) {
    const found = await readCommentsAtOnce(reads, type, id, query, user);
    if (!found) throw notFound();
    const { version, comments, replies, total } = found;
    const items = comments.map((row) => presentComment(row, replies));
    const { start, limit } = query;
    return { version, result: { status: 200, data: { items, total, start, limit } } };
  },
});
