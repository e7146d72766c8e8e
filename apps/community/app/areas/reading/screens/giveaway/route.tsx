import "../../../../shared/giveaways/locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { textOf } from "../../../../shared/form-errors.ts";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { commentsView } from "../../../../shared/talk/block/comments-view.ts";
import { loadComments } from "../../../../shared/talk/block/load-comments.ts";
import { writeComment } from "../../../../shared/talk/block/write-comment.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { giveawayParam } from "../../giveaways/giveaway-param.ts";
import { takePart } from "./action.ts";
import { giveawayHead } from "./head.ts";
import { ENTRIES_PAGE, giveawayRequest, THINGS_PAGE } from "./request.ts";
import { GiveawayScreen } from "./screen.tsx";
import { giveawayView } from "./view.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, token, now } = context;
  const id = giveawayParam(params.giveaway, url.pathname);
  const asked = giveawayRequest(url.searchParams);
  const { category, page, enter, things } = asked;
  if (enter !== null && !token) throw redirect(paths.signIn(url.pathname + url.search), 303);
  const query = { lang: textLang(i18n.locale), start: 0, limit: ENTRIES_PAGE };
  const talk = commentsRequest(url.searchParams);
  const [{ data: giveaway }, turned, candidates, list, session] = await Promise.all([
    api.GET("/giveaways/{id}", { params: { path: { id }, query } }),
    category === null || page === 1
      ? null
      : api.GET("/giveaways/{id}", {
          params: {
            path: { id },
            query: { ...query, category_id: category, start: (page - 1) * ENTRIES_PAGE },
          },
        }),
    enter === null
      ? null
      : api.GET("/giveaways/{id}/join/{x}", {
          params: {
            path: { id, x: enter },
            query: { start: (things - 1) * THINGS_PAGE, limit: THINGS_PAGE },
          },
        }),
    loadComments(api, { type: "giveaway", id }, talk),
    context.session(),
  ]);
  if (url.pathname !== giveaway.link) throw redirect(giveaway.link + url.search, 301);
  const view = giveawayView(
    giveaway,
    { turned: turned?.data ?? null, candidates: candidates?.data ?? null },
    asked,
    now,
  );
  if (turned && view.categories.every(({ id: shown, pages }) => shown !== category || page > pages)) {
    throw noSuchRoute(url.pathname);
  }
  return {
    head: { ...giveawayHead(context, giveaway), isIndexed: view.here === giveaway.link },
    giveaway: view,
    comments:
      list && commentsView(list, talk, { type: "giveaway", id, count: giveaway.cnt_comments }, undefined),
    commentKey: session ? newIdempotencyKey() : null,
  };
}

/** Takes part in the giveaway, or comments on it. */
export async function action(args: ActionFunctionArgs) {
  const { context, params, request } = args;
  const id = giveawayParam(params.giveaway, context.url.pathname);
  const form = await request.clone().formData();
  if (textOf(form, "category") !== "") return await takePart(context, id, form);
  return await writeComment(args, { type: "giveaway", id });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GiveawayRoute() {
  const { giveaway, comments, commentKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <GiveawayScreen
      key={giveaway.id}
      giveaway={giveaway}
      comments={comments}
      commentKey={commentKey}
      refusedComment={refused && "parent" in refused ? refused : undefined}
      refused={refused && "category" in refused ? refused : undefined}
    />
  );
}
