import "../../locales/week-editor/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { NO_ERRORS } from "../../../../shared/form-errors.ts";
import { restoreThing } from "../../../../shared/removed/restore.ts";
import { requireEditor } from "../../../../shared/require-editor.ts";
import { DeleteWeekScreen } from "./screen.tsx";
import { deleteWeekTitles } from "./titles.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id", week: "id" },
  isPrivate: true,
};

/** Confirms the deletion of a week without JavaScript; with it the editor shows a dialog. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const [{ data: diary }, session] = await Promise.all([
    context.api.GET("/diaries/{id}", { params: { path: { id } } }),
    context.session(),
  ]);
  requireEditor(diary, session);
  const week = diary.items_week.find((one) => one.id === paramId(params.week));
  if (week === undefined) throw notFound(context.url.pathname);
  return {
    head: { ...fillHead(context.i18n, deleteWeekTitles), isIndexed: false },
    diary: diary.id,
    week: { id: week.id, name: week.name, photos: week.items_photo.length },
  };
}

/** Deletes the week, and shows where it can be restored. */
export function action({ context, params }: ActionFunctionArgs) {
  const path = { id: paramId(params.id) ?? 0, week: paramId(params.week) ?? 0 };
  return restoreThing(context, async () => {
    await context.api.DELETE("/diaries/{id}/weeks/{week}", { params: { path } });
    return paths.deletedContent(path.id);
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DeleteWeekRoute() {
  const answer = useActionData<typeof action>();
  const { diary, week } = useLoaderData<typeof loader>();
  return <DeleteWeekScreen diary={diary} week={week} errors={answer?.errors ?? NO_ERRORS} />;
}
