import "../../locales/catalog.ts";
import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { Schema } from "@grow/contract";
import { paramId } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { errorStatus, type FieldTexts, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { QUEUE_SIZE, queueRequest } from "../../shared/queue/queue.ts";
import { ContactsScreen, type RefusedReply } from "./screen.tsx";
import { contactsTitles } from "./titles.ts";
import { CONTACT_DEEDS, CONTACT_LANGS, CONTACT_STATES, contactsView, contactView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["admin"], isPrivate: true };

const TEXTS: FieldTexts = {
  " stale": msg({
    id: "admin.contacts.stale",
    message: "Someone else answered this first. Check their answer, then send yours if it's still needed.",
  }),
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.url;
  const { state, start } = queueRequest(searchParams, CONTACT_STATES);
  const lang = CONTACT_LANGS.find((one) => one === searchParams.get("lang")) ?? "";
  const { data: list } = await context.api.GET("/contacts", {
    params: { query: { state, start, limit: QUEUE_SIZE, ...(lang === "" ? {} : { lang }) } },
  });
  return {
    head: { ...fillHead(context.i18n, contactsTitles), isIndexed: false },
    ...contactsView(list, { state, lang }),
    done: CONTACT_DEEDS.find((one) => one === searchParams.get("done")) ?? null,
  };
}

/** Answers a message by email, closes it or opens it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = paramId(textOf(form, "id"));
  const cnt_replies = Number(textOf(form, "count"));
  const state = (["open", "closed"] as const).find((one) => one === form.get("state"));
  if (id === undefined || !Number.isSafeInteger(cnt_replies)) throw badParameter(context.url.pathname);
  const text = textOf(form, "text");
  try {
    await context.api.PATCH("/contacts/{id}", {
      params: { path: { id } },
      body: { cnt_replies, ...(state === undefined ? { text } : { state }) },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    const refused: RefusedReply = {
      ...{ id, text, errors: formErrors(context.i18n, error, ["text"], TEXTS) },
      // It may have left this list, and the answer with it.
      present: error.status === 409 && error.data ? contactView(error.data as Schema<"Contact">) : null,
    };
    return data(refused, errorStatus(error));
  }
  const query = new URLSearchParams(context.url.searchParams);
  query.set("done", state ?? "sent");
  return redirect(`${context.url.pathname}?${query}`, 303);
}

export const meta = pageMeta;

export default function ContactsRoute() {
  const refused = useActionData<typeof action>() ?? null;
  return <ContactsScreen {...useLoaderData<typeof loader>()} refused={refused} />;
}
