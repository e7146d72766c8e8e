import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { textOf } from "../../../../shared/form-errors.ts";
import { requireEditor } from "../../../../shared/require-editor.ts";
import { weekParts } from "../../../../shared/words/week-words.ts";
import { asksAboutEmpty } from "./empty-week.ts";
import { heldWeek, orLost } from "./recover-week.ts";
import { type RefusedWeek, saveWeek } from "./save-week.ts";
import { WeekEditorScreen } from "./screen.tsx";
import { storedMedia } from "./stored-media.ts";
import { editWeekTitles, newWeekTitles } from "./titles.ts";
import { editedWeek, editorView } from "./view.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id", week: "id-or-new" },
  isPrivate: true,
  hidesTabBar: true,
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const [{ data: diary }, session] = await Promise.all([
    context.api.GET("/diaries/{id}", { params: { path: { id } } }),
    context.session(),
  ]);
  requireEditor(diary, session);
  const week = editedWeek(diary, paramId(params.week));
  if (week === undefined) throw notFound(context.url.pathname);
  const { kind, number } = weekParts(week?.name ?? "");
  const titles = fillHead(context.i18n, week ? editWeekTitles[kind] : newWeekTitles, {
    week: number,
    diaryname: diary.name,
  });
  return {
    head: { ...titles, isIndexed: false },
    ...editorView(
      diary,
      week,
      context.measures,
      context.url.searchParams.get("phase") === "harvest" ? 2 : undefined,
    ),
    requestKey: newIdempotencyKey(),
  };
}

export const action = saveWeek;

export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const sent = await request.clone().formData();
  const { isWaiting, ...media } = storedMedia(sent);
  // With a photo only on this device, or as a change of a queued week, it is sent by the outbox.
  const isUntried = isWaiting || textOf(sent, "mend") !== "";
  const isEmpty = asksAboutEmpty(sent, params.week);
  const held = isEmpty
    ? { ...heldWeek(sent, undefined), isEmpty }
    : isUntried
      ? heldWeek(sent, "lost")
      : await orLost(sent, () => serverAction<typeof action>());
  const answer: RefusedWeek = { ...held, media: { ...media, isUntried } };
  // With the status of a refusal the page keeps its data: nothing has changed, and photos on their way go on.
  return new Response(JSON.stringify(answer), {
    status: answer.submitFailure ? 503 : 422,
    headers: { "Content-Type": "application/json" },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function WeekEditorRoute() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof saveWeek>();
  return <WeekEditorScreen {...view} refused={refused} />;
}
