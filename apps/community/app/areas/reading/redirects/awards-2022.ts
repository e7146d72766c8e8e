import "../locales/awards/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved } from "../../../shared/redirects/moved.ts";
import { awardsPath } from "../award-paths.ts";
import { movedTitles } from "../screens/awards/titles.ts";

/** The year of both older addresses. */
const YEAR = 2022;

/** Older addresses of the awards of 2022, by the names of their two parts. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const to = awardsPath(YEAR) + context.url.search;
  return moved(context, { to, status: 301, titles: movedTitles, values: { title: String(YEAR) } });
}
