import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { feedPicture } from "./feed-picture.ts";
import { FILE_SIZE, fileNumber } from "./sitemap-size.ts";
import { type SitemapPage, sitemapOf } from "./sitemap-urls.ts";

/** Rows that the list of diaries gives at once. */
const LIST_SIZE = 100;

/** One file of the sitemap of diaries, the newest first. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const file = fileNumber(params.file);
  if (file === undefined) throw noSuchRoute(context.url.pathname);
  const pages: SitemapPage[] = [];
  const first = (file - 1) * FILE_SIZE;
  // Sequentially: robots can wait, and users share the server.
  for (let start = first; start < first + FILE_SIZE; start += LIST_SIZE) {
    const query = { start, limit: LIST_SIZE, sort: "new" as const };
    const { data } = await context.api.GET("/diaries", { params: { query } });
    for (const { link, update_date, item_cover: cover } of data.items) {
      pages.push({ path: link, changed: update_date, image: cover ? feedPicture(cover) : undefined });
    }
    if (data.items.length < LIST_SIZE) break;
  }
  if (pages.length === 0) throw noSuchRoute(context.url.pathname);
  return fileAnswer(context, "application/xml", sitemapOf(pages, context.environment.publicUrl));
}
