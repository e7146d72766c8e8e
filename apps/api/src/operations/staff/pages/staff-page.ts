import type { Schema } from "@grow/contract";
import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { type QueryExecutorProvider, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import type { PageName, PageText } from "../../../content/pages/texts/page-text.ts";
import { hashOfPage, type PageLang, shippedPage } from "../../../content/pages/texts/texts.ts";
import type { Tx } from "../../../db/database.ts";

export type StaffPage = Schema<"StaffPage">;

/** Names a page in one language. */
export interface PagePlace {
  readonly name: PageName;
  readonly lang: PageLang;
}

/** What the desk changed about a page last. */
interface Change extends AuthorColumns {
  readonly id: number;
  readonly version: number;
  readonly is_edited: boolean;
  readonly based_on: string | null;
  readonly update_date: string;
}

export type PageRow = Change & PagePlace & PageText;

/** What `page p` has for a {@link PageRow}, with its user joined. */
const PAGES = sql`
  select p.id, p.name, p.lang, p.version, p.title, p.description, p.text, p.is_edited, p.based_on, p.update_date,
    u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
  from page p left join users u on u.id = p.user_id and not u.is_remove`;

/** All pages that the desk ever changed. */
export async function readPageRows(db: QueryExecutorProvider): Promise<PageRow[]> {
  return (await sql<PageRow>`${PAGES}`.execute(db)).rows;
}

/** The row of a page; undefined before its first change. */
export async function readPageRow(
  db: QueryExecutorProvider,
  { name, lang }: PagePlace,
): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`${PAGES} where p.name = ${name} and p.lang = ${lang}`.execute(db);
  return rows[0];
}

/** Locks a page for a change, and reads its row: a new one before its first change. */
export async function lockPageRow(tx: Tx, place: PagePlace): Promise<PageRow> {
  const { name, lang } = place;
  const { title, description, text } = shippedText(place);
  await sql`
    insert into page (name, lang, version, is_edited, title, description, text)
    values (${name}, ${lang}, 0, false, ${title}, ${description}, ${text}) on conflict (name, lang) do nothing`.execute(
    tx,
  );
  await sql`select from page where name = ${name} and lang = ${lang} for update`.execute(tx);
  const row = await readPageRow(tx, place);
  if (!row) throw new Error(`The page ${name} in ${lang} has no row`);
  return row;
}

/** The words that ship with Grow. Equal to what a browser sends back unchanged, and to what the sanitiser makes of it. */
export function shippedText({ name, lang }: PagePlace): PageText {
  const { title, description, text } = shippedPage(name, lang);
  return { title, description, text: text.trim() };
}

/** Words of a page as they are stored. Rules get stricter, so they are sanitised again; pages present them, an editor must not. */
export function presentPageText({ title, description, text }: PageText): PageText {
  return { title, description, text: sanitiseHtml(text) };
}

/** A page as its editor gets it. */
export function presentStaffPage(place: PagePlace, row: PageRow | undefined): StaffPage {
  const delivered = shippedText(place);
  const { title, description, text } = row?.is_edited ? presentPageText(row) : delivered;
  return {
    ...presentPageCard(place, row),
    ...{ title, description, text },
    version: row?.version ?? 0,
    item_delivered: delivered,
    delivered_hash: hashOfPage(delivered),
  };
}

/** A page as a line of the desk. */
export function presentPageCard(
  { name, lang }: PagePlace,
  row: PageRow | undefined,
): Schema<"StaffPageCard"> {
  const delivered = shippedText({ name, lang });
  const edit = row?.is_edited ? row : null;
  const change = row !== undefined && row.version > 0 ? row : null;
  return {
    name,
    lang,
    state: edit ? "edited" : "delivered",
    title: (edit ?? delivered).title,
    is_outdated: edit !== null && edit.based_on !== null && edit.based_on !== hashOfPage(delivered),
    item_user: change && presentAuthor(change),
    update_date: change?.update_date ?? null,
  };
}
