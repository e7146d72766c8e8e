import { ApiError } from "@grow/api-client";
import type { AppLoadContext } from "@remix-run/node";
import { FILE_SIZE } from "./sitemap-size.ts";

/** Reads links of a list. A page with fewer links than the limit is the last one. */
type ReadLinks = (context: AppLoadContext, start: number, limit: number) => Promise<readonly string[]>;

/** The lists with pages of their own for search engines, by the word in their files' addresses. */
export const SITEMAP_LISTS = {
  /** Growers with diaries, those with most first; the pages of the others are empty. */
  growers: async ({ api }, start, limit) => {
    const { data } = await api.GET("/users", { params: { query: { start, limit, sort: "reports" } } });
    return data.items.flatMap(({ link, cnt_reports }) => (cnt_reports > 0 ? link : []));
  },
  brands: async ({ api }, start, limit) => {
    const { data } = await api.GET("/brands", { params: { query: { start, limit, sort: "name" } } });
    return data.items.map(({ link }) => link);
  },
  products: async ({ api }, start, limit) => {
    const { data } = await api.GET("/products", { params: { query: { start, limit, sort: "name" } } });
    return data.items.map(({ link }) => link);
  },
  strains: async ({ api }, start, limit) => {
    const { data } = await api.GET("/strains", { params: { query: { start, limit, sort: "name" } } });
    return data.items.map(({ link }) => link);
  },
  /** Articles, and with the first of them the categories and tags, which the API returns at once. */
  journal: async ({ api }, start, limit) => {
    const [posts, topics] = await Promise.all([
      api.GET("/blogs", { params: { query: { start, limit } } }),
      start === 0 ? api.GET("/blogs/tags", { params: { query: {} } }) : null,
    ]);
    const { categories = [], tags = [] } = topics?.data ?? {};
    return [...posts.data.items, ...categories, ...tags].map(({ link }) => link);
  },
  /** The awards of all years, at once. */
  awards: async ({ api }, start) => {
    if (start > 0) return [];
    try {
      const { data } = await api.GET("/awards/{x}", { params: { path: { x: "latest" }, query: {} } });
      return data.items_year.map(({ link }) => link);
    } catch (error) {
      // A site that has held none yet.
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
} as const satisfies Readonly<Record<string, ReadLinks>>;

export type SitemapList = keyof typeof SITEMAP_LISTS;

export function isSitemapList(word: string): word is SitemapList {
  return Object.hasOwn(SITEMAP_LISTS, word);
}

/** Whether a file of a list would hold anything. */
export async function hasFile(context: AppLoadContext, list: SitemapList, file: number): Promise<boolean> {
  return (await SITEMAP_LISTS[list](context, (file - 1) * FILE_SIZE, 1)).length > 0;
}
