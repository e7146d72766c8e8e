import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { readComposition } from "./composition.ts";

type Body = RequestBody<"savePortalComposition">;

export const savePortalComposition = defineOperation(
  "savePortalComposition",
  async ({ params, body, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      await sql`select from product where id = ${params.id} for update`.execute(tx);
      const before = await readComposition(tx, brand, params.id);
      if (body.version !== undefined && body.version !== before.version) throw stale(before);
      const problems = problemsOf(body);
      if (problems.length > 0) throw invalid(problems);
      await saveComposition(tx, params.id, body);
      await recordChange(tx, brand, {
        type: "brand.update_composition",
        userId: user.id,
        name: before.item_product.name,
        params: { product_id: params.id },
      });
      await recordEvent(tx, {
        type: "product.update",
        user_id: user.id,
        content_type: "product",
        content_id: params.id,
      });
      return await readComposition(tx, brand, params.id);
    });
    return { status: 200, data };
  },
);

/** Percent by weight cannot exceed 100, and elements are unique. */
function problemsOf({ n, p, k, ca, mg, s, micro, items_micro }: Body): Problem[] {
  const problems: Problem[] = [];
  const elements = items_micro.map(({ element }) => element);
  elements.forEach((element, index) => {
    if (elements.indexOf(element) !== index)
      problems.push({ code: "taken", field: `items_micro.${index}.element` });
  });
  const traces = items_micro.reduce((sum, { val }) => sum + val, 0);
  const main = [n, p, k, ca, mg, s].reduce<number>((sum, value) => sum + (value ?? 0), 0);
  if (main + Math.max(micro ?? 0, traces) > 100)
    problems.push({ code: "out_of_range", field: "n", params: { max: 100 } });
  return problems;
}

async function saveComposition(tx: Tx, id: number, body: Body): Promise<void> {
  const { light_type, ...props } = body.properties;
  await sql`
    insert into product_composition (product_id, n, p, k, ca, mg, s, micro, sources, form, part, dose, ec, ph, keeps_months,
      ingredients)
    values (${id}, ${body.n}, ${body.p}, ${body.k}, ${body.ca}, ${body.mg}, ${body.s}, ${body.micro},
      ${JSON.stringify(body.sources)}::jsonb, ${body.form}, ${body.part}, ${body.dose}, ${body.ec}, ${body.ph},
      ${body.keeps_months}, ${body.ingredients})
    on conflict (product_id) do update set n = excluded.n, p = excluded.p, k = excluded.k, ca = excluded.ca, mg = excluded.mg,
      s = excluded.s, micro = excluded.micro, sources = excluded.sources, form = excluded.form, part = excluded.part,
      dose = excluded.dose, ec = excluded.ec, ph = excluded.ph, keeps_months = excluded.keeps_months,
      ingredients = excluded.ingredients, version = product_composition.version + 1, update_date = now()`.execute(
    tx,
  );
  await sql`delete from product_element where product_id = ${id}`.execute(tx);
  await sql`
    insert into product_element (product_id, element, val, source, position)
    select ${id}, e.element, e.val, e.source, (e.n - 1)::smallint
    from unnest(${body.items_micro.map(({ element }) => element)}::text[],
      ${body.items_micro.map(({ val }) => val)}::double precision[],
      ${body.items_micro.map(({ source }) => source)}::text[]) with ordinality as e (element, val, source, n)`.execute(
    tx,
  );
  await sql`
    update product set props = ${JSON.stringify(props)}::jsonb, light_type = coalesce(${light_type ?? null}, light_type),
      update_date = now() where id = ${id}`.execute(tx);
}
