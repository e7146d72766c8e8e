import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { FormValues } from "../../shared/desks/form-values.ts";
import { topicKind } from "../../shared/topics/topic-kinds.ts";
import { findTarget } from "./find-target.ts";
import { topicValues } from "./topic-form.ts";
import { mergeView, topicView } from "./view.ts";

/** Changes shown below the form. */
const CHANGES = 20;

/** The category or tag that a path names; null as id for a new one. */
export function topicTarget({ kind: segment, id }: LoaderFunctionArgs["params"], pathname: string) {
  const kind = topicKind(segment);
  const found = id === "new" ? null : paramId(id ?? "");
  if (!kind || found === undefined || found === 0) throw notFound(pathname);
  return { kind, id: found };
}

/** All that the page of a category or tag shows, with what a merge would do. */
export async function loadTopic(context: AppLoadContext, params: LoaderFunctionArgs["params"]) {
  const { kind, id } = topicTarget(params, context.url.pathname);
  const session = await context.session();
  const common = { kind, isAdmin: session?.access.includes("admin") ?? false };
  if (id === null) {
    const values: FormValues = {};
    return {
      ...common,
      topic: null,
      requestKey: newIdempotencyKey(),
      values,
      changes: [],
      merge: null,
      done: null,
    };
  }
  const path = { kind, id };
  const [{ data: topic }, { data: log }, target] = await Promise.all([
    context.api.GET("/staff/topics/{kind}/{id}", { params: { path } }),
    context.api.GET("/staff/topics/{kind}/{id}/changes", {
      params: { path, query: { start: 0, limit: CHANGES } },
    }),
    findTarget(context, kind, id),
  ]);
  const done = context.url.searchParams.get("done");
  return {
    ...common,
    requestKey: null,
    topic: topicView(topic),
    values: topicValues(topic),
    changes: log.items,
    merge: {
      text: target.text,
      problem: target.problem,
      plan: target.topic && mergeView(kind, topic, target.topic),
    },
    done: done === "saved" || done === "merged" ? done : null,
  };
}
