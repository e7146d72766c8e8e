import { sql } from "kysely";
import type { Desk, DeskFields } from "./desk.ts";

export const brandDesk: Desk<"brand"> = {
  name: "brand",
  join: sql``,
  note: sql<string>`''`,
  async read(db, id) {
    const { rows } = await sql<DeskFields["brand"]>`
      select name, section, description, lang, site, place, year from brand where id = ${id}`.execute(db);
    return rows[0] as DeskFields["brand"];
  },
  /** The products of a brand are in its section: it moves only without products. */
  async check(tx, { section }, id) {
    if (id === null) return [];
    const { rows } = await sql`
      select from brand b where b.id = ${id} and b.section <> ${section}
        and exists (select from product p where p.brand_id = b.id)`.execute(tx);
    return rows.length === 0 ? [] : [{ code: "not_allowed", field: "brand.section" }];
  },
  async save(tx, { name, section, description, lang, site, place, year }, { id, slug }) {
    const values = sql`${name.trim()}, ${slug}, ${section}, ${description}, ${lang}, ${site}, ${place?.trim() || null}, ${year}`;
    const columns = sql`name, slug, section, description, lang, site, place, year`;
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into brand (${columns}) values (${values}) returning id`
      : sql<{ id: number }>`update brand set (${columns}) = row(${values}) where id = ${id} returning id`
    ).execute(tx);
    return rows[0]?.id ?? 0;
  },
};
