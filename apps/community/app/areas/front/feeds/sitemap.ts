import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { hasFile, SITEMAP_LISTS, type SitemapList } from "./sitemap-lists.ts";
import { sitemapPaths } from "./sitemap-paths.ts";
import { FILE_SIZE, filesFor, findFileCount } from "./sitemap-size.ts";
import { element, xmlFile } from "./xml.ts";

/** The files that list all pages of the site. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, environment } = context;
  const { data } = await api.GET("/diaries/total", { params: { query: {} } });
  const counted = filesFor(data.total);
  const files = data.is_total_capped
    ? await findFileCount(counted, async (file) => {
        const start = (file - 1) * FILE_SIZE;
        const list = await api.GET("/diaries", { params: { query: { start, limit: 1, sort: "new" } } });
        return list.data.items.length > 0;
      })
    : counted;
  const lists: string[] = [];
  for (const list of Object.keys(SITEMAP_LISTS) as SitemapList[]) {
    const count = await findFileCount(0, (file) => hasFile(context, list, file));
    for (let file = 1; file <= count; file += 1) lists.push(sitemapPaths.ofList(list, file));
  }
  const addresses = [
    sitemapPaths.ofPages(),
    ...Array.from({ length: files }, (_, index) => sitemapPaths.ofDiaries(index + 1)),
    ...lists,
  ];
  const entries = addresses.map((path) =>
    element("sitemap", {}, element("loc", {}, new URL(path, environment.publicUrl).href)),
  );
  const root = element("sitemapindex", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, entries);
  return fileAnswer(context, "application/xml", xmlFile(root));
}
