import "../locales/diary/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved, slugWords } from "../../../shared/redirects/moved.ts";
import { plainTitles } from "../screens/diary/titles.ts";

/** The name diaries had in older addresses. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const { id = "" } = params;
  return moved(context, {
    to: `/diaries/${encodeURIComponent(id)}${context.url.search}`,
    status: 301,
    titles: plainTitles,
    values: { diaryname: slugWords(id) },
  });
}
