import "../../locales/catalog.ts";
import "../../locales/topics/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newTopicWord } from "../../shared/topics/topic-words.ts";
import { loadTopic } from "./load-topic.ts";
import { saveTopic } from "./save-topic.ts";
import { TopicScreen } from "./screen.tsx";
import { topicTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["moderator"], isPrivate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadTopic(context, params);
  const head = fillHead(context.i18n, topicTitles, { title: page.topic?.name });
  const title = page.topic ? head.title : newTopicWord(context.i18n, page.kind);
  return { head: { ...head, title, isIndexed: false }, page };
}

export const action = (args: ActionFunctionArgs) => saveTopic(args);

export const meta = pageMeta;

export default function TopicRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <TopicScreen {...page} rejected={useActionData<typeof action>() ?? null} />;
}
