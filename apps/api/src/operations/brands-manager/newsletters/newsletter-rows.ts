import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

type Newsletter = Schema<"Newsletter">;

/** Sent emails from which on it is shown what their readers did: below, numbers would tell of single persons. */
export const SHOWN_FROM = 20;

/** What a manager writes. */
export interface NewsletterContent
  extends Pick<Newsletter, "title" | "preview" | "text" | "lang" | "audience" | "langs" | "send_date"> {}

/** A newsletter as stored. */
export interface NewsletterRow extends Omit<Newsletter, "cnt_waiting" | "item_user"> {
  readonly user: UserRef | null;
  readonly cnt_opened: number;
  readonly cnt_opened_machine: number;
  readonly cnt_clicked: number;
  readonly cnt_clicked_machine: number;
  readonly cnt_left: number;
}

/** Newsletters `n` that are not removed, with `rest` of the query. */
export async function readNewsletters(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<NewsletterRow[]> {
  const { rows } = await sql<NewsletterRow>`
    select n.id, n.title, n.preview, n.text, n.lang, n.audience, n.langs, n.state, n.version, n.send_date, n.finish_date, n.add_date,
      n.update_date, n.cnt_audience, n.cnt_sent, n.cnt_failed, n.cnt_omitted, n.cnt_opened, n.cnt_opened_machine, n.cnt_clicked,
      n.cnt_clicked_machine, n.cnt_left,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user
    from newsletter n left join users u on u.id = n.user_id and not u.is_remove
    where not n.is_remove and ${which} ${rest}`.execute(db);
  return rows;
}

/** A newsletter for its brand: what readers did is null below {@link SHOWN_FROM} sent emails. */
export function presentNewsletter({ user, ...row }: NewsletterRow): Newsletter {
  const shown = (count: number) => (row.cnt_sent < SHOWN_FROM ? null : count);
  return {
    ...row,
    item_user: user && presentUserShort(user),
    cnt_waiting: row.cnt_audience - row.cnt_sent - row.cnt_failed - row.cnt_omitted,
    cnt_opened: shown(row.cnt_opened),
    cnt_opened_machine: shown(row.cnt_opened_machine),
    cnt_clicked: shown(row.cnt_clicked),
    cnt_clicked_machine: shown(row.cnt_clicked_machine),
    cnt_left: shown(row.cnt_left),
  };
}

/**
 * A newsletter of the brand, locked until the transaction ends.
 *
 * @throws ApiError 404 for another brand's
 */
export async function lockNewsletter(tx: Tx, brandId: number, id: number): Promise<NewsletterRow> {
  // Saves of a brand's managers are serialised, so that each sees the others' changes and the plan's limit holds.
  await sql`select from brand where id = ${brandId} for update`.execute(tx);
  await sql`select from newsletter where id = ${id} and brand_id = ${brandId} for update`.execute(tx);
  return await findNewsletter(tx, brandId, id);
}

/** @throws ApiError 404 for another brand's newsletter */
export async function findNewsletter(
  db: QueryExecutorProvider,
  brandId: number,
  id: number,
): Promise<NewsletterRow> {
  const [row] = await readNewsletters(db, sql`n.brand_id = ${brandId} and n.id = ${id}`);
  if (!row) throw notFound();
  return row;
}
