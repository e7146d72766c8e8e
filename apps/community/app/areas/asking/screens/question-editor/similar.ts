import { symptomBySlug } from "@grow/domain/symptoms";
import { htmlLang } from "@grow/i18n";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { questionCardView } from "../../../../shared/questions/question-card-view.ts";

/** Similar questions shown beside the editor. */
const SHOWN = 5;

/** Questions with words of the one that is being written, or its symptoms: solved ones first, then the asker's language. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, locale } = context;
  const words = searchWords(url.searchParams.get("text") ?? "");
  const tags = (url.searchParams.get("symptoms") ?? "").split(",").filter((slug) => symptomBySlug(slug));
  const queries = [
    ...(words === "" ? [] : [{ query: words }]),
    ...(tags.length === 0 ? [] : [{ tags: tags.slice(0, 2) }]),
  ];
  const lists = await Promise.all(
    queries.map(async (query) => {
      const { data } = await api.GET("/problems", {
        params: { query: { ...query, limit: 10, sort: "like", first_lang: htmlLang(locale) } },
      });
      return data.items;
    }),
  );
  const byId = new Map(lists.flat().map((item) => [item.id, item]));
  const items = [...byId.values()].sort((a, b) => Number(b.is_solved) - Number(a.is_solved));
  return Response.json(items.slice(0, SHOWN).map(questionCardView));
}

/** The longer words of a text, any of which may match. */
export function searchWords(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 8).join(" or ").slice(0, 100);
}
