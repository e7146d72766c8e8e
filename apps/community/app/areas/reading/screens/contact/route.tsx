import "../../locales/contact/catalog.ts";
import { ApiError } from "@grow/api-client";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { errorStatus, type FieldTexts, formErrors, NO_ERRORS } from "../../../../shared/form-errors.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { ContactScreen } from "./screen.tsx";
import { contactTitles } from "./titles.ts";
import { CONTACT_FIELDS, contactBody, emptyContact, readContact } from "./view.ts";

/** The form of a guest needs scripts, and that of a member has their address. */
export const handle: RouteHandle = { isPrivate: true, hydrate: "idle" };

/** Errors that the words of a field explain better. */
const TEXTS: FieldTexts = {
  "topic not_allowed": msg({ id: "contact.topic.missing", message: "Choose what it's about." }),
  "link wrong_format": msg({
    id: "contact.link.foreign",
    message: "This link isn't on Grow. Paste one from Grow or leave it empty.",
  }),
  "recaptcha required": msg({
    id: "contact.needsScript",
    message: "Turn on JavaScript to use this form. It blocks bots.",
  }),
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const [page, session] = await Promise.all([
    api.GET("/{page}", {
      params: { path: { page: "contact" }, query: { lang: textLang(i18n.locale) } },
    }),
    context.session(),
  ]);
  const user = session && { name: session.user.name, email: session.user.personal?.email ?? "" };
  const { text, lang } = page.data;
  return {
    head: { ...fillHead(i18n, contactTitles), canonical: paths.textPage("contact") },
    intro: { html: text, lang: lang === i18n.locale.slice(0, 2) ? undefined : lang },
    values: emptyContact(user, url.searchParams.get("about")),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readContact(form);
  try {
    await context.api.POST("/contacts", { body: contactBody(form, context.environment.publicUrl) });
    return data({ isSent: true, values, errors: NO_ERRORS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = formErrors(context.i18n, error, CONTACT_FIELDS, TEXTS);
    return data({ isSent: false, values, errors }, errorStatus(error));
  }
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ContactRoute() {
  const { intro, values } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <ContactScreen intro={intro} values={sent?.values ?? values} sent={sent} />;
}
