import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { contentOf } from "./content.ts";

type Translation = components["schemas"]["Translation"];

/** Anything with translated texts. */
export type TranslationType = components["schemas"]["TranslationType"];

/**
 * Fetches the texts of a thing in another language. Without a translation the response is the original, with `is_translated`
 * false.
 *
 * @param lang - target language; `en-tr` is rejected (422)
 * @throws ApiError when the request fails; RangeError unless the id is a positive integer
 * @example
 * const { data } = await translate(api, "comment", 70, "de");
 * if (data.is_translated) show(data.text);
 */
export async function translate(
  api: ApiClient,
  type: TranslationType,
  id: number,
  lang: components["schemas"]["Locale"],
): Promise<ApiAnswer<Translation>> {
  return api.GET("/translates/{type}/{id}/{lang}", {
    params: { path: { ...contentOf(type, id), lang } },
  });
}
