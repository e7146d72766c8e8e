import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { TOPIC_TABLES, type TopicKind } from "./topic-tables.ts";

export type StaffTopic = Schema<"StaffTopic">;
type TopicName = Schema<"StaffTopicName">;

interface TopicRow extends Pick<StaffTopic, "id" | "version" | "slug" | "position" | "update_date"> {
  english: string | null;
  names: TopicName[];
  cnt_posts: number;
  cnt_published: number;
}

/** The order of names. */
const LANGS: readonly string[] = ["en", "ru", "de", "es", "th"];

/**
 * Reads categories or tags. One query; posts are counted once for all.
 *
 * @param rest what follows `where`, on topic `c` with its `slug`, and on the numbers of posts `n`
 */
export async function readTopics(
  db: QueryExecutorProvider,
  kind: TopicKind,
  rest: RawBuilder<unknown>,
): Promise<StaffTopic[]> {
  const { table, slug, position, english, names, counts } = TOPIC_TABLES[kind];
  const { rows } = await sql<TopicRow>`
    select c.id, c.version, c.${slug} as slug, ${position} as position, c.update_date, ${english} as english,
      (select coalesce(json_agg(json_build_object('lang', t.lang, 'name', t.name)), '[]')
       from ${names} t where t.${slug} = c.${slug}) as names,
      coalesce(n.cnt_posts, 0) as cnt_posts, coalesce(n.cnt_published, 0) as cnt_published
    from ${table} c left join (${counts}) n on n.slug = c.${slug}
    where ${rest}`.execute(db);
  return rows.map((row) => presentTopic(kind, row));
}

/** @throws ApiError 404 without such a category or tag */
export async function readTopic(db: QueryExecutorProvider, kind: TopicKind, id: number): Promise<StaffTopic> {
  const [topic] = await readTopics(db, kind, sql`c.id = ${id}`);
  if (!topic) throw notFound();
  return topic;
}

/** Two users may choose one slug, or merge the same two, at the same time. Readers do not wait. */
export async function lockTopics(tx: Tx, kind: TopicKind): Promise<void> {
  await sql`lock table ${TOPIC_TABLES[kind].table} in share row exclusive mode`.execute(tx);
}

/**
 * Locks a category or tag for a change, and reads it.
 *
 * @throws ApiError 404 without such a one
 */
export async function lockTopic(tx: Tx, kind: TopicKind, id: number): Promise<StaffTopic> {
  await sql`select from ${TOPIC_TABLES[kind].table} where id = ${id} for update`.execute(tx);
  return await readTopic(tx, kind, id);
}

function presentTopic(kind: TopicKind, { english, names, ...row }: TopicRow): StaffTopic {
  const written = english === null ? names : [{ lang: "en" as const, name: english }, ...others(names)];
  return {
    id: row.id,
    kind,
    version: row.version,
    slug: row.slug,
    link: `${TOPIC_TABLES[kind].link}${row.slug}`,
    name: written.find(({ lang }) => lang === "en")?.name ?? row.slug.replaceAll("-", " "),
    items_name: LANGS.flatMap((lang) => written.find((one) => one.lang === lang) ?? []),
    position: row.position,
    cnt_posts: row.cnt_posts,
    cnt_published: row.cnt_published,
    update_date: row.update_date,
  };
}

function others(names: readonly TopicName[]): TopicName[] {
  return names.filter(({ lang }) => lang !== "en");
}
