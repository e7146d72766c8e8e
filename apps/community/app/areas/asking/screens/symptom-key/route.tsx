import "../../../../shared/questions/locales/catalog.ts";
import "../../locales/questions/catalog.ts";
import "../../locales/symptoms/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { htmlLang } from "@grow/i18n";
import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { questionCardView } from "../../../../shared/questions/question-card-view.ts";
import { SymptomKeyScreen } from "./screen.tsx";
import { keyTitles } from "./titles.ts";
import { keyView, type SolvedView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const view = keyView(context.url.searchParams);
  return {
    head: {
      ...fillHead(context.i18n, keyTitles),
      canonical: paths.symptomKey(),
      isIndexed: view.where === null,
    },
    view,
    solved: view.symptom === null ? null : await solvedQuestions(context, view.symptom),
  };
}

async function solvedQuestions({ api, locale }: AppLoadContext, symptom: string): Promise<SolvedView> {
  const { data } = await api.GET("/problems", {
    params: {
      query: { tags: [symptom], is_solved: true, first_lang: htmlLang(locale), sort: "like", limit: 4 },
    },
  });
  return { cards: data.items.map(questionCardView), total: data.total };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SymptomKeyRoute() {
  const { view, solved } = useLoaderData<typeof loader>();
  return <SymptomKeyScreen view={view} solved={solved} />;
}
