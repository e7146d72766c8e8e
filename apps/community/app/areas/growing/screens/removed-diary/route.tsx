import "../../locales/diary-editor/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { removedHead, restoreThing } from "../../../../shared/removed/restore.ts";
import { RemovedDiaryScreen } from "./screen.tsx";
import { removedDiaryTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id" },
  isPrivate: true,
};

export const loader = ({ context }: LoaderFunctionArgs) => removedHead(context, removedDiaryTitles);

export function action({ context, params }: ActionFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  return restoreThing(context, async () => {
    await context.api.POST("/diaries/{id}/restore", { params: { path: { id } } });
    return paths.editDiary(id);
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RemovedDiaryRoute() {
  const answer = useActionData<typeof action>();
  return <RemovedDiaryScreen errors={answer?.errors ?? NO_ERRORS} />;
}
