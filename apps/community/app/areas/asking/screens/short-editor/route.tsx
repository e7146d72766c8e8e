import "../../locales/shorts/catalog.ts";
import { ApiError } from "@grow/api-client";
import { failure } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId, slug } from "@grow/domain";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { mayModerate } from "../../../../shared/may-moderate.ts";
import { captionViews } from "../../shared/videos/captions.ts";
import { readCaptions } from "./captions.ts";
import { ShortEditorScreen } from "./screen.tsx";
import type { ShortEditorAnswer } from "./short-editor-answer.ts";
import { shortEditorTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id-or-new" },
  isPrivate: true,
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const head = { ...fillHead(context.i18n, shortEditorTitles), isIndexed: false };
  if (params.id === "new") {
    const { data: kinds } = await context.api.GET("/uploads/videos");
    return { head, formats: kinds.formats, video: null };
  }
  const id = paramId(params.id) ?? 0;
  const [{ data: video }, session] = await Promise.all([
    context.api.GET("/videos/{id}", { params: { path: { id } } }),
    context.session(),
  ]);
  if (video.item_user?.id !== session?.user.id && !mayModerate(session?.access)) {
    throw failure(403, "This video is another user's");
  }
  const { title, text, tags, url, cover, width, height, is_ready, is_publish, link } = video;
  return {
    head,
    formats: [],
    video: {
      id,
      title,
      text,
      lang: video.lang,
      tags,
      url,
      cover,
      width,
      height,
      link,
      isReady: is_ready,
      isPublished: is_publish,
      captions: captionViews(video.captions),
    },
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const form = await request.formData();
  const intent = textOf(form, "intent");
  const tags = textOf(form, "tags").split(",").map(slug).filter(Boolean).slice(0, 12);
  const { captions, problem } = intent === "remove" ? {} : await readCaptions(form);
  if (problem) {
    return data<ShortEditorAnswer>(
      { isSaved: false, errors: null, captionProblem: problem },
      { status: 422 },
    );
  }
  const words = {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    tags: [...new Set(tags)],
    ...(captions ? { captions } : {}),
  };
  const bodies: Readonly<Record<string, object>> = {
    save: words,
    publish: { ...words, is_publish: true },
    unpublish: { ...words, is_publish: false },
    remove: { is_remove: true },
  };
  try {
    const { data: video } = await context.api.PATCH("/videos/{id}", {
      params: { path: { id } },
      body: bodies[intent] ?? words,
    });
    if (intent === "publish") return redirect(video.link, 303);
    if (intent === "remove") return redirect(paths.removedShort(id), 303);
    return data<ShortEditorAnswer>({ isSaved: true, errors: null });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    const errors = formErrors(context.i18n, error, ["title", "text", "tags"]);
    return data<ShortEditorAnswer>({ isSaved: false, errors }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ShortEditorRoute() {
  const { video, formats } = useLoaderData<typeof loader>();
  return <ShortEditorScreen video={video} formats={formats} answer={useActionData<typeof action>()} />;
}
