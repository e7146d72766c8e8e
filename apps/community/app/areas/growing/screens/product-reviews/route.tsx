import "../../locales/week-editor/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { failure } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProductReviewsScreen } from "./screen.tsx";
import { productReviewsTitles } from "./titles.ts";
import { productReviewsView } from "./view.ts";
import { writeReview } from "./write-review.ts";

export const handle: RouteHandle = { middleware: ["params", "auth"], params: { id: "id" }, isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const path = { path: { id } };
  const [{ data: diary }, { data: products }, session] = await Promise.all([
    context.api.GET("/diaries/{id}", { params: path }),
    context.api.GET("/diaries/{id}/products-review", { params: path }),
    context.session(),
  ]);
  // Moderators may edit others' texts, but not review their equipment.
  if (diary.item_user?.id !== session?.user.id) throw failure(403, "This diary belongs to another grower");
  return {
    head: { ...fillHead(context.i18n, productReviewsTitles, { diaryname: diary.name }), isIndexed: false },
    ...productReviewsView(diary, products),
    requestKey: newIdempotencyKey(),
  };
}

export const action = writeReview;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ProductReviewsRoute() {
  return (
    <ProductReviewsScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
