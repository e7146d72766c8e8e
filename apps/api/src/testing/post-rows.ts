import { sql } from "kysely";
import type { Db } from "../db/database.ts";

type Columns = Record<string, string | number | boolean | null>;

/** An instant some hours from now; negative ones are in the past. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

interface NewPost {
  slug: string;
  tags?: readonly string[];
  /** Columns that differ from an English post that came out an hour ago. */
  columns?: Columns;
}

/** Inserts a post. */
export async function addPost(db: Db, { slug, tags = [], columns = {} }: NewPost): Promise<number> {
  const id = await add(db, "post", {
    title: `Post ${slug}`,
    slug,
    text: "<p>Slow and cool.</p>",
    is_publish: true,
    view_date: inHours(-1),
    ...columns,
  });
  for (const [position, tag] of tags.entries()) {
    await sql`insert into post_tag (post_id, tag, position) values (${id}, ${tag}, ${position})`.execute(db);
  }
  return id;
}

/** Inserts a category with its German name. */
export async function addCategory(db: Db, slug: string, name: string, german: string): Promise<void> {
  await sql`insert into post_category (slug, name) values (${slug}, ${name})`.execute(db);
  await sql`insert into post_category_text (slug, lang, name) values (${slug}, 'de', ${german})`.execute(db);
}

/** Writes texts of a post in another language. */
export async function translatePost(
  db: Db,
  id: number,
  lang: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, text] of Object.entries(fields)) {
    await sql`
      insert into translation (type, content_id, field, lang, text, source)
      values ('blog', ${id}, ${field}, ${lang}, ${text}, 'person')`.execute(db);
  }
}

export interface AddedVoting {
  readonly id: number;
  /** Ids of its options, in order. */
  readonly options: readonly [number, number, number];
}

/** Inserts a voting that began an hour ago and ends in one, with three options. */
export async function addVoting(db: Db, columns: Columns = {}): Promise<AddedVoting> {
  const id = await add(db, "voting", {
    title: "What next?",
    is_publish: true,
    date_start: inHours(-1),
    date_end: inHours(1),
    ...columns,
  });
  const option = (text: string, position: number) =>
    add(db, "voting_option", { voting_id: id, text, position });
  return { id, options: [await option("Drying", 0), await option("Topping", 1), await option("Coco", 2)] };
}

/** Writes a voting of {@link addVoting} in another language. */
export async function translateVoting(
  db: Db,
  { id, options }: AddedVoting,
  lang: string,
  title: string,
  words: readonly [string, string, string],
): Promise<void> {
  await sql`
    insert into voting_text (voting_id, lang, title, text) values (${id}, ${lang}, ${title}, ${`${title} (text)`})`.execute(
    db,
  );
  for (const [place, text] of words.entries()) {
    await sql`
      insert into voting_option_text (voting_id, option_id, lang, text, note)
      values (${id}, ${options[place]}, ${lang}, ${text}, ${`${text} (note)`})`.execute(db);
  }
}

async function add(db: Db, table: string, given: Columns): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
