import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { contentOf } from "./content.ts";

type Translation = components["schemas"]["Translation"];

/** Anything whose texts are translated. */
export type TranslationType = components["schemas"]["TranslationType"];

/**
 * The texts of a thing in another language. Where nobody has translated them it is the original, in its own language,
 * with `is_translated` false.
 *
 * @param lang - language wanted; `en-tr`, which shows keys, is no language to translate into (422)
 * @throws ApiError when the call fails; RangeError for an id that is no whole number from 1 on
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
