import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { requireStaffPost } from "./staff-post.ts";

type CardRow = Omit<Schema<"StaffPostVersionCard">, "item_user"> & AuthorColumns;

export const listStaffPostVersions = defineOperation(
  "listStaffPostVersions",
  async ({ params, query, reads }) => {
    const { start, limit, lang } = query;
    await requireStaffPost(reads, params.id);
    const isOfText = sql`v.post_id = ${params.id} and ${lang === undefined ? sql`true` : sql`v.lang = ${lang}`}`;
    const { rows } = await sql<CardRow>`
      select v.lang, v.number, v.title, v.add_date,
        u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
      from post_version v left join users u on u.id = v.user_id and not u.is_remove
      where ${isOfText} order by v.add_date desc, v.lang, v.number desc limit ${limit} offset ${start}`.execute(
      reads,
    );
    const { rows: counts } = await sql<{ total: number }>`
      select count(*)::int as total from post_version v where ${isOfText}`.execute(reads);
    return {
      status: 200,
      data: {
        items: rows.map(({ lang: textLang, number, title, add_date, ...author }) => ({
          ...{ lang: textLang, number, title, add_date },
          item_user: presentAuthor(author),
        })),
        total: counts[0]?.total ?? 0,
        start,
        limit,
      },
    };
  },
);
