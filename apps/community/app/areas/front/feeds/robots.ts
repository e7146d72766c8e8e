import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { fileAnswer } from "../../../shared/file-response.ts";

/** Addresses that are nobody's reading: forms, one's own pages, the api. */
const CLOSED = ["/admin/", "/api/", "/auth/", "/complains", "/likes", "/settings/"];

/** What robots may visit, and where the list of pages is: on the site's own host, which only the server knows. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(paths.sitemap(), context.environment.publicUrl).href}`,
    "",
  ];
  return fileAnswer(context, "text/plain", lines.join("\n"));
}
