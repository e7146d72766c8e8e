import "../locales/awards/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved } from "../../../shared/redirects/moved.ts";
import { awardsPath } from "../award-paths.ts";
import { movedTitles } from "../screens/awards/titles.ts";

/** An older address of the awards. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return moved(context, { to: awardsPath() + context.url.search, status: 301, titles: movedTitles });
}
