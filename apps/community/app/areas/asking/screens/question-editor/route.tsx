import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/question-editor/catalog.ts";
import "../../../../shared/questions/locales/catalog.ts";
import "../../locales/questions/catalog.ts";
import "../../locales/symptoms/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadEditor } from "./load-editor.ts";
import { questionDraftId } from "./question-form.ts";
import { saveQuestion } from "./save-question.ts";
import { QuestionEditorScreen } from "./screen.tsx";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id-or-new" },
  isPrivate: true,
};

export const loader = loadEditor;
export const action = saveQuestion;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function QuestionEditorRoute() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <QuestionEditorScreen key={questionDraftId(view)} view={view} refused={useActionData<typeof action>()} />
  );
}
