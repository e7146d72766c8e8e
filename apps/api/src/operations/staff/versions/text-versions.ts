import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { AuthorColumns } from "../../../content/author.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";

/** Versions of a text that stay. */
const MOST_VERSIONS = 20;

/** The versions of one text. */
export interface VersionsOfText {
  readonly table: "post_version" | "page_version";
  /** The columns that name the text, such as `{ post_id: 5, lang: "en" }`. */
  readonly key: Readonly<Record<string, string | number>>;
}

/** A version with its own columns and who saved it. */
export type VersionRow<Columns extends object> = Columns &
  AuthorColumns & { readonly number: number; readonly add_date: string };

interface NewVersion {
  /** Null for one from before there were versions. */
  readonly userId: number | null;
  /** Now when null. */
  readonly date: string | null;
  /** Values of the table's own columns. */
  readonly columns: Readonly<Record<string, string | boolean | RawBuilder<unknown>>>;
}

/** Adds a version as the newest, and deletes the oldest where there are too many. */
export async function addVersion(
  tx: Tx,
  text: VersionsOfText,
  { userId, date, columns }: NewVersion,
): Promise<void> {
  const { table, key } = text;
  const values = { ...key, ...columns };
  await sql`
    insert into ${sql.table(table)} (
      number, user_id, add_date, ${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
    select coalesce(max(number), 0) + 1, ${userId}::bigint, coalesce(${date}::timestamptz, now()), ${sql.join(Object.values(values))}
    from ${sql.table(table)} v where ${isOf(text)}`.execute(tx);
  await sql`
    delete from ${sql.table(table)} v where ${isOf(text)} and number <= (
      select max(number) from ${sql.table(table)} v where ${isOf(text)}) - ${sql.lit(MOST_VERSIONS)}`.execute(
    tx,
  );
}

/**
 * Reads one version.
 *
 * @param columns what it has besides its number, date and author, of version `v`
 * @throws ApiError 404 without such a version
 */
export async function readTextVersion<Columns extends object>(
  db: QueryExecutorProvider,
  text: VersionsOfText,
  { number, columns }: { readonly number: number; readonly columns: RawBuilder<unknown> },
): Promise<VersionRow<Columns>> {
  const which = sql`${isOf(text)} and v.number = ${number}`;
  const [version] = await readVersions<Columns>(db, text, columns, which);
  if (!version) throw notFound();
  return version;
}

interface Listed {
  readonly columns: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly start: number;
  readonly limit: number;
}

/** A page of versions of a text, or of several texts whose key begins with these columns. */
export async function listTextVersions<Columns extends object>(
  db: QueryExecutorProvider,
  text: VersionsOfText,
  { columns, order, start, limit }: Listed,
): Promise<{ rows: VersionRow<Columns>[]; total: number }> {
  const rest = sql`${isOf(text)} order by ${order} limit ${limit} offset ${start}`;
  const rows = await readVersions<Columns>(db, text, columns, rest);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(text.table)} v where ${isOf(text)}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

async function readVersions<Columns extends object>(
  db: QueryExecutorProvider,
  { table }: VersionsOfText,
  columns: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<VersionRow<Columns>[]> {
  const { rows } = await sql<VersionRow<Columns>>`
    select ${columns}, v.number, v.add_date,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from ${sql.table(table)} v left join users u on u.id = v.user_id and not u.is_remove
    where ${which}`.execute(db);
  return rows;
}

function isOf({ key }: VersionsOfText): RawBuilder<boolean> {
  const parts = Object.entries(key).map(([column, value]) => sql`v.${sql.ref(column)} = ${value}`);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}
