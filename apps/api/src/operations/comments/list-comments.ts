import { notFound } from "../../errors/api-error.ts";
import { defineVersioned } from "../../http/define-versioned.ts";
import { precheckComments, readCommentsWithVersion } from "./comments-version.ts";
import { presentComment } from "./present.ts";
import { countComments, readComments, readFirstReplies } from "./queries.ts";

export const listComments = defineVersioned("listComments", {
  async precheck({ params: { type, id }, query, user, reads }) {
    const found = await precheckComments(reads, type, id, query, user);
    if (!found) throw notFound();
    return found;
  },
  async respond({ query, user, reads }, { target }) {
    const readerId = user?.id ?? null;
    const rows = await readComments(reads, target, query, readerId);
    // A page beyond the last one has no row with the total.
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
  async respondUncached({ params: { type, id }, query, user, reads }) {
    const found = await readCommentsWithVersion(reads, type, id, query, user);
    if (!found) throw notFound();
    const { version, comments, replies, total } = found;
    const items = comments.map((row) => presentComment(row, replies));
    const { start, limit } = query;
    return { version, result: { status: 200, data: { items, total, start, limit } } };
  },
});
