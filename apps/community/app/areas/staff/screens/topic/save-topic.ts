import type { ActionFunctionArgs } from "@remix-run/node";
import { textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { type Deed, runDeed } from "../../shared/desks/run-deed.ts";
import { createdOnce, editedVersion, existing } from "../../shared/desks/saved-row.ts";
import { topicTarget } from "./load-topic.ts";
import { TOPIC_FIELDS, TOPIC_TEXTS, topicBody, topicField } from "./topic-form.ts";

type Api = ActionFunctionArgs["context"]["api"];
type Target = ReturnType<typeof topicTarget>;

/** Saves, merges or deletes a category or tag. */
export async function saveTopic(args: ActionFunctionArgs) {
  const { api, url } = args.context;
  const target = topicTarget(args.params, url.pathname);
  return await runDeed(args, {
    deeds: deedsOf(api, target, url.pathname),
    fields: TOPIC_FIELDS,
    texts: TOPIC_TEXTS,
    fieldOf: topicField,
  });
}

function deedsOf(api: Api, { kind, id }: Target, pathname: string): Readonly<Record<string, Deed>> {
  /** The path of an existing one. */
  const params = () => ({ path: { kind, id: existing(id, pathname) } });
  return {
    async save({ form, values }) {
      const body = topicBody(values);
      if (id !== null) {
        const version = editedVersion(form);
        await api.PUT("/staff/topics/{kind}/{id}", { params: params(), body: { ...body, version } });
        return deskPaths.topic(kind, id, "saved");
      }
      const { data: made } = await api.POST("/staff/topics/{kind}", {
        params: { path: { kind } },
        body,
        ...createdOnce(form),
      });
      return deskPaths.topic(kind, made.id, "saved");
    },
    async merge({ form }) {
      const body = { into: Number(textOf(form, "into")) };
      const { data: into } = await api.POST("/staff/topics/{kind}/{id}/merge", { params: params(), body });
      return deskPaths.topic(kind, into.id, "merged");
    },
    async delete() {
      await api.DELETE("/staff/topics/{kind}/{id}", { params: params() });
      return deskPaths.topics(kind, { done: "deleted" });
    },
  };
}
