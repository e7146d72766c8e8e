import "../../locales/week-editor/catalog.ts";
import "../../locales/diary/catalog.ts";
import "../../locales/diary-content/catalog.ts";
import "../../../../shared/week-fields/locales/catalog.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireEditor } from "../../../../shared/require-editor.ts";
import { keepReport, saveSmoke } from "./save-smoke.ts";
import { SmokeScreen } from "./screen.tsx";
import { smokeTitles } from "./titles.ts";
import { reportedWeek, smokeView } from "./view.ts";

export const handle: RouteHandle = {
  middleware: ["params", "auth"],
  params: { id: "id", week: "id" },
  isPrivate: true,
  hidesTabBar: true,
  hydrate: "idle",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = paramId(params.id) ?? 0;
  const path = { path: { id } };
  const [{ data: diary }, { data: products }, session] = await Promise.all([
    context.api.GET("/diaries/{id}", { params: path }),
    context.api.GET("/diaries/{id}/products-review", { params: path }),
    context.session(),
  ]);
  requireEditor(diary, session);
  const week = reportedWeek(diary, paramId(params.week));
  if (!week) throw notFound(context.url.pathname);
  return {
    head: { ...fillHead(context.i18n, smokeTitles, { diaryname: diary.name }), isIndexed: false },
    ...smokeView(diary, week, products),
  };
}

export const action = saveSmoke;

export const clientAction = keepReport;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SmokeRoute() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof saveSmoke>();
  // After "take theirs" the same report is another form.
  return <SmokeScreen key={`${view.week.id}-${view.week.version}`} {...view} refused={refused} />;
}
