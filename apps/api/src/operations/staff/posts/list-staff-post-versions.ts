import { sql } from "kysely";
import { presentAuthor } from "../../../content/author.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { listTextVersions } from "../versions/text-versions.ts";
import { versionsOfPost } from "./post-versions.ts";
import { requireStaffPost } from "./staff-post.ts";

export const listStaffPostVersions = defineOperation(
  "listStaffPostVersions",
  async ({ params, query, reads }) => {
    const { start, limit } = query;
    await requireStaffPost(reads, params.id);
    const { rows, total } = await listTextVersions<{ lang: string; title: string }>(
      reads,
      versionsOfPost(params.id, query.lang),
      {
        columns: sql`v.lang, v.title`,
        order: sql`v.add_date desc, v.lang, v.number desc`,
        start,
        limit,
      },
    );
    const items = rows.map(({ lang, number, title, add_date, ...author }) => ({
      ...{ lang, number, title, add_date },
      item_user: presentAuthor(author),
    }));
    return { status: 200, data: { items, total, start, limit } };
  },
);
