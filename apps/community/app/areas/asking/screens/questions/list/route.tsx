import "../../../../../shared/questions/locales/catalog.ts";
import "../../../locales/questions/catalog.ts";
import "../../../locales/symptoms/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadQuestions } from "./load-questions.ts";
import { QuestionsScreen } from "./screen.tsx";

export const loader = (args: LoaderFunctionArgs) =>
  loadQuestions(args, args.params["*"] ?? "", args.params.category);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function QuestionsRoute() {
  return <QuestionsScreen {...useLoaderData<typeof loader>().list} />;
}
