import type { AppLoadContext } from "@remix-run/node";
import { type FormValues, refAt } from "../../shared/desks/form-values.ts";

/**
 * The id of a row that a field with suggestions names. Without scripts its whole name is typed.
 *
 * @returns null when the field is empty, and what was typed when no row has that name, for the API to reject
 */
export async function findRef(
  api: AppLoadContext["api"],
  desk: "brand" | "product",
  values: FormValues,
): Promise<number | string | null> {
  const named = refAt(values, `${desk}_id`);
  if (named === null || /^\d{1,15}$/.test(named)) return named === null ? null : Number(named);
  const { data } = await api.GET("/staff/catalogue/{desk}", {
    params: { path: { desk }, query: { search: named.slice(0, 100), limit: 20 } },
  });
  return data.items.find(({ name }) => name.toLowerCase() === named.toLowerCase())?.id ?? named;
}
