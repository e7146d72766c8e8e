import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { SITEMAP_PAGES } from "../../../sitemap.ts";
import { sitemapOf } from "./sitemap-urls.ts";

/** The pages that need no query: home, and lists by one filter. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const pages = SITEMAP_PAGES.map((path) => ({ path }));
  return fileAnswer(context, "application/xml", sitemapOf(pages, context.environment.publicUrl));
}
