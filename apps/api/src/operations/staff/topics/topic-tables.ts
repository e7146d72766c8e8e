import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { openPost } from "../../../kinds/open-post.ts";

export type TopicKind = Schema<"StaffTopicKind">;

/** How the database stores categories or tags. */
export interface TopicTables {
  readonly table: RawBuilder<unknown>;
  /** The column with the slug, in {@link table} and {@link names}. */
  readonly slug: RawBuilder<string>;
  readonly position: RawBuilder<number | null>;
  /** The English name, of topic `c`. */
  readonly english: RawBuilder<string | null>;
  readonly names: RawBuilder<unknown>;
  readonly oldSlugs: RawBuilder<unknown>;
  /** The column of {@link oldSlugs} with the present slug. */
  readonly owner: RawBuilder<string>;
  /** Numbers of posts that are not removed, by `slug`. */
  readonly counts: RawBuilder<unknown>;
  readonly link: string;
  /** Of its changes in `event`. */
  readonly contentType: "post_category" | "post_tag";
}

const COUNTS = sql`count(*)::int as cnt_posts, count(*) filter (where ${openPost("p")})::int as cnt_published`;

export const TOPIC_TABLES: { readonly [Kind in TopicKind]: TopicTables } = {
  category: {
    table: sql.table("post_category"),
    slug: sql.ref("slug"),
    position: sql<number>`c.position::int`,
    english: sql<string>`c.name`,
    names: sql.table("post_category_text"),
    oldSlugs: sql.table("post_category_old_slug"),
    owner: sql.ref("category"),
    counts: sql`select p.category as slug, ${COUNTS} from post p where not p.is_remove group by p.category`,
    link: "/journal/category/",
    contentType: "post_category",
  },
  tag: {
    table: sql.table("journal_tag"),
    slug: sql.ref("tag"),
    position: sql<null>`null::int`,
    english: sql<null>`null::text`,
    names: sql.table("post_tag_text"),
    oldSlugs: sql.table("journal_tag_old_slug"),
    owner: sql.ref("tag"),
    counts: sql`select pt.tag as slug, ${COUNTS} from post_tag pt join post p on p.id = pt.post_id where not p.is_remove group by pt.tag`,
    link: "/journal/tags/",
    contentType: "post_tag",
  },
};
