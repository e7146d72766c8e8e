import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead, type HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { AppLoadContext } from "@remix-run/node";
import type { List, ListRequest, ListTotals } from "./list.ts";
import { listData } from "./structured-data.ts";

/** A page of a list, as the API returns it. */
interface ListAnswer extends ListTotals {
  readonly items: readonly { readonly name: string; readonly link: string }[];
}

/** Where a list's page comes from, and how it is titled. */
interface ListSource<Answer extends ListAnswer> {
  readonly call: (range: { readonly start: number; readonly limit: number }) => Promise<Answer>;
  readonly titles: HeadTemplate;
  /** Filter words or search text as users read them; `{filtername}` in the titles. */
  readonly filterName?: string;
  /** What the list belongs to; `{category}` in the titles. */
  readonly category?: string;
  readonly alternates?: PageHead["alternates"];
}

/**
 * Parses the URL of a list.
 *
 * @param segments - the path behind the list's own, for lists with filter words
 * @throws 404 when there is no such list
 */
export function listRequest<Sort extends string>(
  list: List<Sort>,
  url: URL,
  segments = "",
): ListRequest<Sort> {
  const request = list.request(segments, url.searchParams);
  if (!request) throw noSuchRoute(url.pathname);
  return request;
}

/**
 * Loads a page of a list, with its head.
 *
 * @throws 404 for a page beyond the last one
 */
export async function loadList<Sort extends string, Answer extends ListAnswer>(
  list: List<Sort>,
  request: ListRequest<Sort>,
  context: Pick<AppLoadContext, "i18n" | "url" | "environment">,
  { call, titles, filterName, category, alternates }: ListSource<Answer>,
): Promise<{ head: PageHead; answer: Answer }> {
  const { page } = request;
  const answer = await call(list.range(page));
  if (page > 1 && answer.items.length === 0) throw noSuchRoute(context.url.pathname);
  const words = fillHead(context.i18n, titles, {
    n: answer.total,
    page,
    ...(filterName === undefined ? {} : { filtername: filterName }),
    ...(category === undefined ? {} : { category }),
  });
  const head: PageHead = {
    ...words,
    isIndexed: list.isIndexed(request),
    ...(alternates ? { alternates } : {}),
  };
  if (list.isPublic) {
    head.canonical = list.address(request);
    head.jsonLd = listData(words.title, answer.items, context.environment.publicUrl);
  }
  return { head, answer };
}
