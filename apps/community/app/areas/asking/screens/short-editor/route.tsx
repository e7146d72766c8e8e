import "../../locales/shorts/catalog.ts";
import { ApiError } from "@grow/api-client";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { readCaptions } from "./captions.ts";
import { loadShortEditor } from "./load-editor.ts";
import { ShortEditorScreen } from "./screen.tsx";
import type { ShortEditorAnswer } from "./short-editor-answer.ts";
import { videoBody } from "./video-body.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id-or-new" },
  isPrivate: true,
};

export const loader = loadShortEditor;

/** Fields that say themselves what is wrong with them. */
const FIELDS = ["title", "text", "tags", "clip_end", "diary_id", "week_id", "captions"] as const;

export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const form = await request.formData();
  const intent = textOf(form, "intent");
  const { captions, problem } = intent === "remove" ? {} : await readCaptions(form);
  if (problem) {
    return data<ShortEditorAnswer>(
      { isSaved: false, errors: null, captionProblem: problem },
      { status: 422 },
    );
  }
  const words = { ...videoBody(form), ...(captions ? { captions } : {}) };
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
    const errors = formErrors(context.i18n, error, FIELDS);
    return data<ShortEditorAnswer>({ isSaved: false, errors }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ShortEditorRoute() {
  const { video, formats } = useLoaderData<typeof loader>();
  return <ShortEditorScreen video={video} formats={formats} answer={useActionData<typeof action>()} />;
}
