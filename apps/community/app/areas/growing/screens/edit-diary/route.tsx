import "../../locales/diary-editor/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireEditor } from "../../../../shared/require-editor.ts";
import { keepWhatWasTyped } from "../../shared/diary-form/recover-diary.ts";
import { saveDiary } from "./save-diary.ts";
import { EditDiaryScreen } from "./screen.tsx";
import { editDiaryTitles } from "./titles.ts";
import { editDiaryView } from "./view.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id" },
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
  return {
    head: { ...fillHead(context.i18n, editDiaryTitles, { diaryname: diary.name }), isIndexed: false },
    ...editDiaryView(diary),
    requestKey: newIdempotencyKey(),
  };
}

export const action = saveDiary;

export const clientAction = keepWhatWasTyped<typeof saveDiary>;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function EditDiaryRoute() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof saveDiary>();
  // After "take theirs" and after a copy was made it is another form.
  return <EditDiaryScreen key={`${view.id}-${view.version}`} {...view} refused={refused} />;
}
