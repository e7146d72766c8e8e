import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { FILE_SIZE, fileNumber } from "./sitemap-size.ts";
import { type SitemapPage, sitemapOf } from "./sitemap-urls.ts";

/** Rows that the list of growers gives at once. */
const LIST_SIZE = 100;

/** One file of the sitemap of growers with diaries; the pages of the others are empty. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const file = fileNumber(params.file);
  if (file === undefined) throw noSuchRoute(context.url.pathname);
  const pages: SitemapPage[] = [];
  const first = (file - 1) * FILE_SIZE;
  // One after the other, as for diaries.
  for (let start = first; start < first + FILE_SIZE; start += LIST_SIZE) {
    const links = await growersWithDiaries(context, start, LIST_SIZE);
    for (const path of links) pages.push({ path });
    if (links.length < LIST_SIZE) break;
  }
  if (pages.length === 0) throw noSuchRoute(context.url.pathname);
  return fileAnswer(context, "application/xml", sitemapOf(pages, context.environment.publicUrl));
}

/** Whether a file would hold anything. */
export async function hasGrowers(context: AppLoadContext, file: number): Promise<boolean> {
  return (await growersWithDiaries(context, (file - 1) * FILE_SIZE, 1)).length > 0;
}

/** Links of growers with diaries, those with most first. */
async function growersWithDiaries(
  { api }: AppLoadContext,
  start: number,
  limit: number,
): Promise<readonly string[]> {
  const query = { start, limit, sort: "reports" as const };
  const { data } = await api.GET("/users", { params: { query } });
  return data.items.flatMap(({ link, cnt_reports }) => (cnt_reports > 0 ? link : []));
}
