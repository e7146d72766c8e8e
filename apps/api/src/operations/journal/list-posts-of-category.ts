import { sql } from "kysely";
import { categoryAt, categoryName, presentCategory, type TopicRow } from "../../content/posts/post-topics.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openPost } from "../../kinds/open-post.ts";
import { postPage } from "./post-page.ts";

export const listPostsOfCategory = defineOperation(
  "listPostsOfCategory",
  async ({ params, query, reads }) => {
    const { rows } = await sql<TopicRow>`
      select c.slug, ${categoryName} as name from post_category c
      left join post_category_text cn on cn.slug = c.slug and cn.lang = ${query.lang}
      where c.slug = ${categoryAt(params.c)} and exists (select from post p where p.category = c.slug and ${openPost("p")})`.execute(
      reads,
    );
    const [category] = rows;
    if (!category) throw notFound();
    const filter = sql`p.category = ${category.slug}`;
    return { status: 200, data: await postPage(reads, filter, query, presentCategory(category)) };
  },
);
