import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { isSitemapList, SITEMAP_LISTS } from "./sitemap-lists.ts";
import { FILE_SIZE, fileNumber } from "./sitemap-size.ts";
import { type SitemapPage, sitemapOf } from "./sitemap-urls.ts";

/** Rows that the lists give at once. */
const LIST_SIZE = 100;

/** One file of the sitemap of a list, such as growers or strains. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { list = "" } = params;
  const file = fileNumber(params.file);
  if (file === undefined || !isSitemapList(list)) throw noSuchRoute(context.url.pathname);
  const pages: SitemapPage[] = [];
  const first = (file - 1) * FILE_SIZE;
  // One after the other, as for diaries.
  for (let start = first; start < first + FILE_SIZE; start += LIST_SIZE) {
    const links = await SITEMAP_LISTS[list](context, start, LIST_SIZE);
    for (const path of links) pages.push({ path });
    if (links.length < LIST_SIZE) break;
  }
  if (pages.length === 0) throw noSuchRoute(context.url.pathname);
  return fileAnswer(context, "application/xml", sitemapOf(pages, context.environment.publicUrl));
}
