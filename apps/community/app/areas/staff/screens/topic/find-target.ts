import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import type { AppLoadContext } from "@remix-run/node";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import type { TopicKind } from "../../shared/topics/topic-kinds.ts";

type Topic = Schema<"StaffTopic">;

/** The one to merge into, as the page's query names it. */
export interface MergeTarget {
  /** What was typed. */
  readonly text: string;
  /** Null when nothing was chosen, or nothing has this name. */
  readonly topic: Topic | null;
  readonly problem: "unknown" | "same" | null;
}

const NONE: MergeTarget = { text: "", topic: null, problem: null };
const MAX_TEXT = 100;

/** Finds the category or tag to merge into: the chosen suggestion, or one with the typed slug or name. */
export async function findTarget(
  { api, url }: Pick<AppLoadContext, "api" | "url">,
  kind: TopicKind,
  from: number,
): Promise<MergeTarget> {
  const text = (url.searchParams.get("into") ?? "").trim().slice(0, MAX_TEXT);
  const chosen = paramId(url.searchParams.get(refIdField("into")) ?? "");
  if (text === "" && !chosen) return NONE;
  const topic = chosen ? await readTopic(api, kind, chosen) : await searchTopic(api, kind, text);
  if (!topic) return { text, topic: null, problem: "unknown" };
  return topic.id === from
    ? { text, topic: null, problem: "same" }
    : { text: topic.name, topic, problem: null };
}

async function readTopic(api: AppLoadContext["api"], kind: TopicKind, id: number): Promise<Topic | null> {
  try {
    return (await api.GET("/staff/topics/{kind}/{id}", { params: { path: { kind, id } } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function searchTopic(api: AppLoadContext["api"], kind: TopicKind, text: string): Promise<Topic | null> {
  const { data } = await api.GET("/staff/topics/{kind}", {
    params: { path: { kind }, query: { search: text, limit: 100 } },
  });
  const typed = text.toLowerCase();
  return (
    data.items.find(({ slug }) => slug === typed) ??
    data.items.find(({ items_name }) => items_name.some(({ name }) => name.toLowerCase() === typed)) ??
    null
  );
}
