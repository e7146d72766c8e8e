import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";
import { sitemapPaths } from "./sitemap-paths.ts";

/** Paths that are not for reading: forms, personal pages, the API. */
const CLOSED = ["/admin/", "/api/", "/auth/", "/complains", "/likes", "/settings/"];

/** What robots may visit, and the URL of the sitemap, which needs the site's origin. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(sitemapPaths.index(), context.environment.publicUrl).href}`,
    "",
  ];
  return fileAnswer(context, "text/plain", lines.join("\n"));
}
