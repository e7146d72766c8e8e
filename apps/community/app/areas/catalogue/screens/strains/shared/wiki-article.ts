import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";

type WikiLang = "en" | "ru" | "de" | "es" | "th";

/** The encyclopedia's entry in the language of the page; null where there is none. */
export async function wikiArticle(
  { api, locale }: AppLoadContext,
  type: Schema<"WikiType">,
  id: number,
): Promise<Schema<"WikiArticle"> | null> {
  const lang = (locale === "en-tr" ? "en" : locale) as WikiLang;
  try {
    return (await api.GET("/wiki/{a}/{b}/{id}", { params: { path: { a: lang, b: type, id } } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
