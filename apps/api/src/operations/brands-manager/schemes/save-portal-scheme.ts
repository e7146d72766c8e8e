import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyBrandFollowers } from "../../../notifications/notify-brand-followers.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { nutrientBrand } from "./nutrient-brand.ts";
import { readScheme } from "./read-scheme.ts";

type Body = RequestBody<"savePortalScheme">;

export const savePortalScheme = defineOperation(
  "savePortalScheme",
  async ({ params, body, user, jobs, transaction, locale, found }) => {
    const brand = nutrientBrand(editable(found(managedBrand)));
    const data = await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const before = await readScheme(tx, brand, params.id === "new" ? null : Number(params.id));
      if (body.version !== undefined && before.version !== null && body.version !== before.version)
        throw stale(before);
      const known = new Set(before.items_product.map(({ id }) => id));
      const problems = problemsOf(body, known);
      if (problems.length > 0) throw invalid(problems);
      const id = await saveHead(tx, brand.id, before.scheme?.id ?? null, {
        ...body,
        lang: body.lang ?? before.scheme?.lang ?? textLang(locale),
      });
      await saveRows(tx, brand.id, id, body);
      await recordChange(tx, brand, {
        type: before.scheme ? "brand.update_scheme" : "brand.create_scheme",
        userId: user.id,
        name: body.name.trim(),
        params: { scheme_id: id },
      });
      // Only people who could see the chart before know what has changed.
      if (before.scheme?.is_public && body.is_public) {
        await notifyBrandFollowers(tx, jobs, {
          ...{
            brandId: brand.id,
            userId: user.id,
            event: "scheme_update",
            type: "brand",
            content_id: brand.id,
          },
        });
      }
      const { scheme } = await readScheme(tx, brand, id);
      if (scheme === null) throw new Error("A scheme that was just saved is gone.");
      return scheme;
    });
    return { status: 200, data };
  },
);

/** Weeks are unique in their phase, products in a week, and products belong to the brand. */
function problemsOf({ weeks, items_product = [] }: Body, known: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  const places = new Set<string>();
  weeks.forEach(({ faza, week, items }, at) => {
    const place = `${faza}/${week}`;
    if (places.has(place)) problems.push({ code: "taken", field: `weeks.${at}.week` });
    places.add(place);
    const dosed = new Set<number>();
    items.forEach(({ product_id: id }, index) => {
      const field = `weeks.${at}.items.${index}.product_id`;
      if (!known.has(id)) problems.push({ code: "unknown_reference", field });
      else if (dosed.has(id)) problems.push({ code: "taken", field });
      dosed.add(id);
    });
  });
  items_product.forEach((id, index) => {
    if (!known.has(id)) problems.push({ code: "unknown_reference", field: `items_product.${index}` });
  });
  return problems.slice(0, 50);
}

async function saveHead(tx: Tx, brandId: number, id: number | null, body: Body): Promise<number> {
  const name = body.name.trim();
  const soil = body.type_soil ?? null;
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into scheme (brand_id, name, lang, type_soil, is_public)
          values (${brandId}, ${name}, ${body.lang ?? "en"}, ${soil}, ${body.is_public}) returning id`.execute(
          tx,
        )
      : await sql<{ id: number }>`
          update scheme set name = ${name}, lang = ${body.lang ?? "en"}, type_soil = ${soil}, is_public = ${body.is_public},
            version = version + 1, update_date = now()
          where brand_id = ${brandId} and id = ${id} returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

async function saveRows(
  tx: Tx,
  brandId: number,
  id: number,
  { weeks, items_product = [] }: Body,
): Promise<void> {
  // Rows in the given order, then products that only a dose names.
  const dosed = weeks.flatMap(({ items }) => items.map((item) => item.product_id));
  const products = [...new Set([...items_product, ...dosed])];
  await sql`delete from scheme_week where brand_id = ${brandId} and scheme_id = ${id}`.execute(tx);
  await sql`delete from scheme_product where brand_id = ${brandId} and scheme_id = ${id}`.execute(tx);
  await sql`
    insert into scheme_product (brand_id, scheme_id, product_id, position)
    select ${brandId}, ${id}, product_id, (n - 1)::smallint
    from unnest(${products}::bigint[]) with ordinality as given (product_id, n)`.execute(tx);
  const rows = weeks.map(({ items: _items, ...week }, position) => ({ ...week, position }));
  await sql`
    insert into scheme_week (brand_id, scheme_id, position, week, faza, light, ec, ph, is_flush)
    select ${brandId}, ${id}, w.position, w.week, w.faza, w.light, w.ec, w.ph, w.is_flush
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      position smallint, week smallint, faza smallint, light double precision, ec double precision, ph double precision,
      is_flush boolean)`.execute(tx);
  const doses = weeks.flatMap(({ items }, position) => items.map((item) => ({ ...item, position })));
  await sql`
    insert into scheme_dose (brand_id, scheme_id, week_position, product_id, val)
    select ${brandId}, ${id}, x.position, x.product_id, x.val
    from jsonb_to_recordset(${JSON.stringify(doses)}::jsonb) as x (
      position smallint, product_id bigint, val double precision)`.execute(tx);
}
