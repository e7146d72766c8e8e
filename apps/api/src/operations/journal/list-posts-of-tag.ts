import { sql } from "kysely";
import { presentTag, type TopicRow, tagAt, tagName } from "../../content/posts/post-topics.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openPost } from "../../kinds/open-post.ts";
import { postPage } from "./post-page.ts";

export const listPostsOfTag = defineOperation("listPostsOfTag", async ({ params, query, reads }) => {
  const { rows } = await sql<TopicRow>`
    select pt.tag as slug, ${tagName(sql`pt.tag`, query.lang)} as name
    from post_tag pt join post p on p.id = pt.post_id and ${openPost("p")}
    where pt.tag = ${tagAt(params.t)} limit 1`.execute(reads);
  const [tag] = rows;
  if (!tag) throw notFound();
  const filter = sql`exists (select from post_tag pt where pt.post_id = p.id and pt.tag = ${tag.slug})`;
  return { status: 200, data: await postPage(reads, filter, query, presentTag(tag)) };
});
