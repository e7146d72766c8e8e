import "../../locales/diary/catalog.ts";
import "../../locales/diary-content/catalog.ts";
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../../../shared/week-log/locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { PrintScreen } from "./screen.tsx";
import { printTitles } from "./titles.ts";
import { printView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id" }, hydrate: "idle" };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url, measures, environment } = context;
  const { data: diary } = await api.GET("/diaries/{id}", {
    params: { path: { id: paramId(params.id) ?? 0 } },
  });
  if (params.id !== diary.link.split("/").at(-1)) {
    throw redirect(paths.printDiary(diary.link) + url.search, 301);
  }
  return {
    // The diary itself is what search engines keep.
    head: {
      ...fillHead(i18n, printTitles, { diaryname: diary.name }),
      canonical: diary.canonical,
      isIndexed: false,
    },
    address: new URL(diary.canonical, environment.publicUrl).href.replace(/^https?:\/\//, ""),
    ...printView(diary, url.searchParams.get("photos") !== "no", measures),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function PrintRoute() {
  return <PrintScreen {...useLoaderData<typeof loader>()} />;
}
