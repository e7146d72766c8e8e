import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { diaryTags, parseDiaryTags } from "@grow/domain/weeks";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonAnswer } from "../../../../shared/file-response.ts";
import { PromiseCache } from "./promise-cache.ts";
import { type CountsView, countsView } from "./view.ts";

/** Counting scans all diaries; the numbers are the same for all users. */
const recent = new PromiseCache<CountsView>({ age: 60_000, most: 200 });

/** Facet counts of the filter words for `?tags=` and `&tags=`. The list loads them after hydration. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const filters = parseDiaryTags(context.url.searchParams.getAll("tags"));
  if (!filters) throw noSuchRoute(context.url.pathname);
  const tags = diaryTags(filters);
  const counts = await recent.get(tags.join("/"), context.now, async () => {
    const { data } = await context.api.GET("/diaries/counts", { params: { query: { tags: [...tags] } } });
    return countsView(data);
  });
  return jsonAnswer(context, counts);
}
