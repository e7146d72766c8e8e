import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import {
  categoryName,
  presentCategory,
  presentTag,
  type TopicRow,
  tagName,
} from "../../content/posts/post-topics.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openPost } from "../../kinds/open-post.ts";

interface CountedTopic extends TopicRow {
  cnt_posts: number;
}

/** Tags in the answer: those with the most posts. */
const MOST_TAGS = 200;

export const listPostTopics = defineOperation("listPostTopics", async ({ query: { lang }, reads }) => {
  const [categories, tags] = await Promise.all([
    sql<CountedTopic>`
      select c.slug, ${categoryName} as name, count(*)::int as cnt_posts
      from post_category c join post p on p.category = c.slug and ${openPost("p")}
      left join post_category_text cn on cn.slug = c.slug and cn.lang = ${lang}
      group by c.slug, cn.name order by c.position, c.slug limit 100`.execute(reads),
    sql<CountedTopic>`
      select used.slug, ${tagName(sql`used.slug`, lang)} as name, used.cnt_posts from (
        select pt.tag as slug, count(*)::int as cnt_posts
        from post_tag pt join post p on p.id = pt.post_id and ${openPost("p")}
        group by pt.tag order by count(*) desc, pt.tag limit ${sql.lit(MOST_TAGS)}) used
      order by used.cnt_posts desc, used.slug`.execute(reads),
  ]);
  return {
    status: 200,
    data: {
      categories: categories.rows.map((row) => counted(presentCategory(row), row)),
      tags: tags.rows.map((row) => counted(presentTag(row), row)),
    },
  };
});

function counted(topic: Schema<"PostTopicShort">, { cnt_posts }: CountedTopic): Schema<"PostTopic"> {
  return { ...topic, cnt_posts };
}
