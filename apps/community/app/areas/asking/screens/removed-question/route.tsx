import "../../locales/question-editor/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { removedHead, restoreThing } from "../../../../shared/removed/restore.ts";
import { RemovedQuestionScreen } from "./screen.tsx";
import { removedQuestionTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id" },
  isPrivate: true,
};

export const loader = ({ context }: LoaderFunctionArgs) => removedHead(context, removedQuestionTitles);

export function action({ context, params }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  return restoreThing(context, async () => {
    const { data } = await context.api.POST("/problems/{id}/restore", { params: { path: { id } } });
    return data.link;
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RemovedQuestionRoute() {
  const answer = useActionData<typeof action>();
  return <RemovedQuestionScreen errors={answer?.errors ?? NO_ERRORS} />;
}
