import "./locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { type SubjectFilter, subjectFilter } from "../subject.ts";
import { tabLength, tabRange, tabRequest } from "../tab-list.ts";
import { ReviewsTab } from "./screen.tsx";
import { REVIEW_CHOICES, type ReviewsTabView, reviewView, spreadView } from "./view.ts";

type Context = LoaderFunctionArgs["context"];

/** The reviews by a grower, or of a brand, product or strain: a tab of their pages. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ReviewsTabView> {
  const { api, url } = context;
  const { page, sort } = tabRequest(url, REVIEW_CHOICES);
  const filter = await subjectFilter(context, params);
  const isByGrower = "user_id" in filter;
  const query = { ...filter, ...tabRange(page), sort, has_spread: !isByGrower && page === 1 };
  const [{ data }, write] = await Promise.all([
    api.GET("/reviews", { params: { query } }),
    writePath(context, filter),
  ]);
  return {
    sort,
    ...tabLength(url, page, data),
    reviews: data.items.map(reviewView),
    spread: spreadView(data.item_spread),
    withProduct: !("product_id" in filter),
    write,
  };
}

/** Members review what they used from a diary of theirs: the newest that uses it. */
async function writePath(context: Context, filter: SubjectFilter): Promise<string | null> {
  if (!("product_id" in filter)) return null;
  const session = await context.session();
  if (!session) return null;
  const query = { ...filter, user_id: session.user.id, sort: "new", limit: 1 } as const;
  const { data } = await context.api.GET("/diaries", { params: { query } });
  const [diary] = data.items;
  return diary ? paths.diaryReviews(diary.id) : null;
}

export default function ReviewsTabRoute() {
  return <ReviewsTab {...useLoaderData<typeof loader>()} />;
}
