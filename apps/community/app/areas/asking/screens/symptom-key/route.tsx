import "../../locales/questions/catalog.ts";
import "../../locales/symptoms/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { SymptomKeyScreen } from "./screen.tsx";
import { keyTitles } from "./titles.ts";
import { keyView } from "./view.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const view = keyView(context.url.searchParams);
  return {
    head: {
      ...fillHead(context.i18n, keyTitles),
      canonical: paths.symptomKey(),
      isIndexed: view.where === null,
    },
    view,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SymptomKeyRoute() {
  return <SymptomKeyScreen {...useLoaderData<typeof loader>().view} />;
}
