import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { topicTarget } from "./load-topic.ts";
import { TOPIC_FIELDS, TOPIC_TEXTS, topicBody, topicField, typedTopic } from "./topic-form.ts";

type Api = ActionFunctionArgs["context"]["api"];
type Target = ReturnType<typeof topicTarget>;

/** Saves, merges or deletes a category or tag. What was typed stays in a form that was rejected. */
export async function saveTopic({ request, context, params }: ActionFunctionArgs) {
  const { api, i18n, url } = context;
  const target = topicTarget(params, url.pathname);
  const form = await request.formData();
  const deed = textOf(form, "deed");
  const act = DEEDS[deed];
  if (!act || (target.id === null && deed !== "save")) throw badParameter(url.pathname);
  try {
    return redirect(await act(api, target, form), 303);
  } catch (error) {
    // An expired session leads to sign in.
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const values = typedTopic(form);
    const { fields, form: general } = formErrors(i18n, error, TOPIC_FIELDS, TOPIC_TEXTS);
    const errors = {
      form: general,
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [topicField(field, values), text]),
      ),
    };
    return data({ deed, values, errors, version: presentVersion(error) }, errorStatus(error));
  }
}

/** What a form may do; each returns the page that shows the result. */
const DEEDS: Readonly<Record<string, (api: Api, target: Target, form: FormData) => Promise<string>>> = {
  async save(api, { kind, id }, form) {
    const body = topicBody(typedTopic(form));
    if (id !== null) {
      const version = Number(textOf(form, "version"));
      await api.PUT("/staff/topics/{kind}/{id}", {
        params: { path: { kind, id } },
        body: { ...body, version },
      });
      return deskPaths.topic(kind, id, "saved");
    }
    const key = textOf(form, "request_key");
    const { data: made } = await api.POST("/staff/topics/{kind}", {
      params: { path: { kind } },
      body,
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    return deskPaths.topic(kind, made.id, "saved");
  },
  async merge(api, { kind, id }, form) {
    const { data: into } = await api.POST("/staff/topics/{kind}/{id}/merge", {
      params: { path: { kind, id: id ?? 0 } },
      body: { into: Number(textOf(form, "into")) },
    });
    return deskPaths.topic(kind, into.id, "merged");
  },
  async delete(api, { kind, id }) {
    await api.DELETE("/staff/topics/{kind}/{id}", { params: { path: { kind, id: id ?? 0 } } });
    return deskPaths.topics(kind, { done: "deleted" });
  },
};

/** The version that another user saved meanwhile; null for any other error. */
function presentVersion(error: ApiError): number | null {
  const { data: present } = error as { data?: { version?: number } | null };
  return error.status === 409 ? (present?.version ?? null) : null;
}
