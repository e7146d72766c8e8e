import "../../../../shared/talk/locales/catalog.ts";
import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { AnswersScreen, CommentScreen, RemovedCommentScreen } from "./screen.tsx";
import { commentTitles } from "./titles.ts";
import { commentView, saidView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id" }, isPrivate: true };

/** Page size of replies. */
const ANSWERS = 100;

/** The page of a comment: with its replies, further replies (`start`), or a restore button after deletion (`removed`). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const id = paramId(params.id) ?? 0;
  const head = { ...fillHead(i18n, commentTitles), isIndexed: false };
  const removed = url.searchParams.get("removed");
  if (removed !== null) return { head, kind: "removed" as const, id, back: safeReturnPath(removed) };
  const start = paramId(url.searchParams.get("start") ?? undefined);
  if (start !== undefined) {
    const { data: list } = await api.GET("/comments/{commentId}/replies", {
      params: { path: { commentId: id }, query: { start: Math.min(start, 1_000_000), limit: ANSWERS } },
    });
    const next = start + list.items.length;
    const more = next < list.total && list.items.length > 0 ? `?start=${next}` : null;
    return { head, kind: "answers" as const, id, replies: list.items.map(saidView), more };
  }
  const [{ data: place }, session] = await Promise.all([
    api.GET("/comments/by-link", { params: { query: { link: `/?comment=${id}` } } }),
    context.session(),
  ]);
  const reader = session && { id: session.user.id, access: session.access };
  return { head, kind: "comment" as const, comment: commentView(place, id, reader) };
}

/** Saves the changed text and redirects to the comment's place; a rejected one stays in its field. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  if (!context.token) throw redirect(paths.signIn(context.path), 303);
  const form = await request.formData();
  const text = textOf(form, "text");
  try {
    await context.api.PATCH("/comments/{commentId}", {
      params: { path: { commentId: paramId(params.id) ?? 0 } },
      body: { text },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404 || error.status === 403) throw error;
    if (error.status === 401) throw redirect(paths.signIn(context.path), 303);
    return data({ text, errors: formErrors(context.i18n, error, ["text"]) }, errorStatus(error));
  }
  return redirect(safeReturnPath(textOf(form, "return_path")), 303);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CommentRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (page.kind === "removed") return <RemovedCommentScreen {...page} />;
  if (page.kind === "answers") return <AnswersScreen {...page} />;
  return <CommentScreen comment={page.comment} refused={refused ?? { text: null, errors: NO_ERRORS }} />;
}
