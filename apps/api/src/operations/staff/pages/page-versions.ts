import { sql } from "kysely";
import type { PageText } from "../../../content/pages/texts/page-text.ts";
import { TEXTS_DATE } from "../../../content/pages/texts/texts.ts";
import type { Tx } from "../../../db/database.ts";
import { addVersion, listTextVersions, type VersionsOfText } from "../versions/text-versions.ts";

/** Columns of a version `v` of a page. */
export const PAGE_VERSION = sql`v.title, v.description, v.text, v.is_delivered`;

export type PageVersion = PageText & { readonly is_delivered: boolean };

export function versionsOfPage(pageId: number): VersionsOfText {
  return { table: "page_version", key: { page_id: pageId } };
}

interface Saved {
  readonly pageId: number;
  readonly userId: number;
  /** The delivered words if readers had them before. */
  readonly replaced: PageText | null;
  readonly saved: PageVersion;
}

/** Adds a version, after the delivered words that it replaces where no version has them yet. */
export async function savePageVersion(tx: Tx, { pageId, userId, replaced, saved }: Saved): Promise<void> {
  const versions = versionsOfPage(pageId);
  if (replaced && !(await isNewest(tx, versions, replaced)))
    await addVersion(tx, versions, { userId: null, date: TEXTS_DATE, columns: columnsOf(replaced, true) });
  await addVersion(tx, versions, { userId, date: null, columns: columnsOf(saved, saved.is_delivered) });
}

async function isNewest(tx: Tx, versions: VersionsOfText, words: PageText): Promise<boolean> {
  const newest = { columns: PAGE_VERSION, order: sql`v.number desc`, start: 0, limit: 1 };
  const { rows } = await listTextVersions<PageVersion>(tx, versions, newest);
  return rows[0] !== undefined && isSameWords(rows[0], words);
}

/** Whether two words of a page are the same. Line breaks between elements are none of the text: editors remove them. */
export function isSameWords(one: PageText, other: PageText): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    oneLine(one.text) === oneLine(other.text)
  );
}

function oneLine(html: string): string {
  return html.replaceAll("\n", "").trim();
}

function columnsOf({ title, description, text }: PageText, is_delivered: boolean) {
  return { title, description, text, is_delivered };
}
