import "../../locales/edit/catalog.ts";
import "../../locales/shared/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newsletterId } from "../../shared/newsletter-id.ts";
import { doneOf, loadEditor } from "./load-editor.ts";
import { saveNewsletter } from "./save-newsletter.ts";
import { EditNewsletterScreen } from "./screen.tsx";
import { editTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

const editedId = (id: string | undefined, pathname: string): number | "new" =>
  id === "new" ? id : newsletterId(id, pathname);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { searchParams, pathname } = context.url;
  const editor = await loadEditor(context, editedId(params.id, pathname));
  return {
    head: { ...fillHead(context.i18n, editTitles, { brandname: editor.brandName }), isIndexed: false },
    done: doneOf(searchParams),
    ...editor,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = editedId(params.id, context.url.pathname);
  return await saveNewsletter(context, await request.formData(), id);
}

export const meta = pageMeta;

export default function EditNewsletter() {
  const view = useLoaderData<typeof loader>();
  // The key resets the form for another newsletter.
  return <EditNewsletterScreen key={view.id} {...view} refusal={useActionData<typeof action>()} />;
}
