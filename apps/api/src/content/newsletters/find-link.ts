import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The full address of a newsletter's link.
 *
 * @param place counts its links from 1
 * @param origin of the site
 * @returns null for a link that it does not have
 */
export async function findLink(
  db: QueryExecutorProvider,
  newsletterId: number,
  place: number,
  origin: string,
): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    select url from newsletter_link where newsletter_id = ${newsletterId} and position = ${place}`.execute(
    db,
  );
  const url = rows[0]?.url;
  if (url === undefined || !URL.canParse(url, origin)) return null;
  const { protocol, href } = new URL(url, origin);
  return protocol === "http:" || protocol === "https:" ? href : null;
}
