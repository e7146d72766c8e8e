import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** The strain of the catalogue with this name or alias, in any case; the best known one of several. Null without one. */
export async function strainNamed(tx: Tx, name: string | null): Promise<number | null> {
  const wanted = name?.trim() ?? "";
  if (wanted === "") return null;
  const { rows } = await sql<{ id: number }>`
    select s.id from strain s where not s.is_remove and (lower(s.name) = lower(${wanted})
      or exists (select from strain_alias a where a.strain_id = s.id and lower(a.name) = lower(${wanted})))
    order by lower(s.name) = lower(${wanted}) desc, s.cnt_diaries desc, s.id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

interface Wanted {
  /** The seeds. */
  readonly id: number;
  readonly userId: number;
  /** Null or empty to withdraw the request. */
  readonly name: string | null;
}

/** Requests the strain of seeds from staff; renames or withdraws an open request. */
export async function requestStrain(tx: Tx, { id, userId, name }: Wanted): Promise<void> {
  const wanted = name?.trim() ?? "";
  if (wanted === "") {
    await sql`delete from strain_request where product_id = ${id} and state = 'open'`.execute(tx);
    return;
  }
  await sql`
    insert into strain_request (product_id, user_id, name) values (${id}, ${userId}, ${wanted})
    on conflict (product_id) where state = 'open' do update set name = excluded.name`.execute(tx);
}
