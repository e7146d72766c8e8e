import type { Schema } from "@grow/contract";
import type { QueryExecutorProvider } from "kysely";
import { presentAuthor } from "../../../content/author.ts";
import { readTextVersion } from "../versions/text-versions.ts";
import { PAGE_VERSION, type PageVersion, versionsOfPage } from "./page-versions.ts";
import { type PagePlace, presentPageText, readPageRow } from "./staff-page.ts";

/**
 * Reads saved words of a page.
 *
 * @throws ApiError 404 without such a version
 */
export async function readPageVersion(
  db: QueryExecutorProvider,
  place: PagePlace,
  number: number,
): Promise<Schema<"StaffPageVersion">> {
  const page = await readPageRow(db, place);
  const row = await readTextVersion<PageVersion>(db, versionsOfPage(page?.id ?? 0), {
    number,
    columns: PAGE_VERSION,
  });
  return {
    ...presentPageText(row),
    number: row.number,
    is_delivered: row.is_delivered,
    item_user: presentAuthor(row),
    add_date: row.add_date,
  };
}
