import "../../locales/diary/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { DerivedCache } from "@grow/app-kit/request/derived-cache.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { wonAwards } from "../../../../shared/awards/won-awards.ts";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { loadComments } from "../../../../shared/talk/block/load-comments.ts";
import { chooseWeek, commentedThing, rightPath } from "./address.ts";
import { diaryHead } from "./head.ts";
import { DiaryScreen } from "./screen.tsx";
import { type DiaryView, diaryView, type ModerationView, moderationView } from "./view.ts";
import { shownParams, writeDiaryComment } from "./write-comment.ts";

interface DiaryPage extends DiaryView {
  head: PageHead;
  moderation: ModerationView | null;
  isPublished: boolean;
  commentKey: string | null;
}

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id", week: "id" } };

export async function loader({ context, ...given }: LoaderFunctionArgs) {
  const params = shownParams(context, given.params);
  const { api, url, measures } = context;
  const id = paramId(params.id) ?? 0;
  const thing = commentedThing(params);
  const request = commentsRequest(url.searchParams);
  const [{ data: diary }, list, session] = await Promise.all([
    api.GET("/diaries/{id}", { params: { path: { id } } }),
    // A week behind the paywall has a page without comments.
    loadComments(api, thing, request),
    context.session(),
  ]);
  const path = rightPath(diary.link, params);
  if (path !== null) throw redirect(path + url.search, 301);
  const weekId = chooseWeek(diary, params.week);
  if (weekId === undefined) throw notFound(url.pathname);
  const page = (): DiaryPage => {
    const view = diaryView(diary, weekId, { list, request, on: thing.type }, session?.user.id, measures);
    return {
      head: diaryHead(context, diary, view.week, params.week !== undefined && weekId !== diary.current_id),
      ...view,
      ...(diary.items_award ? { awards: wonAwards(diary.items_award, context.locale) } : {}),
      moderation: moderationView(diary, session?.access ?? []),
      isPublished: view.isOwn && url.searchParams.has("published"),
      // One for each time the page is made: a form that is sent twice writes one comment.
      commentKey: session ? newIdempotencyKey() : null,
    };
  };
  if (session) return page();
  return guestPages.of(
    [diary, list ?? diary],
    `${context.locale} ${context.path} ${JSON.stringify(measures)}`,
    page,
  );
}

/** For guests, equal responses produce the same page per language, units and URL. */
const guestPages = new DerivedCache<DiaryPage>();

export const action = writeDiaryComment;

/** A follow updates the page itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction === paths.follow() ? false : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DiaryRoute() {
  return <DiaryScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
