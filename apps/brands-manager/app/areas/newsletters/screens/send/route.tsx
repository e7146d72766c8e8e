import "../../locales/send/catalog.ts";
import "../../locales/shared/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { brandQuery, loadNewsletter } from "../../shared/load-newsletter.ts";
import { newsletterId } from "../../shared/newsletter-id.ts";
import { previewWidth } from "../../shared/preview-width.ts";
import { SendScreen } from "./screen.tsx";
import { sendNewsletter } from "./send-newsletter.ts";
import { sendTitles } from "./titles.ts";
import { sendView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, environment, i18n, now, url } = context;
  const id = newsletterId(params.id, url.pathname);
  const { brand, rights } = await portalBase(context);
  const newsletter = await loadNewsletter(context, id);
  if (newsletter.state !== "draft" || !rights.includes("edit")) throw redirect(paths.newsletter(id));
  const { audience, langs } = newsletter;
  const { data: reach } = await api.GET("/brands-manager/newsletters/audience", {
    params: { query: { ...(await brandQuery(context)), audience, ...(langs.length > 0 ? { langs } : {}) } },
  });
  return {
    head: { ...fillHead(i18n, sendTitles, { brandname: brand?.name }), isIndexed: false },
    ...{ brandName: brand?.name ?? "", communityUrl: environment.publicUrl },
    width: previewWidth(url.searchParams),
    ...sendView(newsletter, reach, now),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = newsletterId(params.id, context.url.pathname);
  return await sendNewsletter(context, await request.formData(), id);
}

export const meta = pageMeta;

export default function SendNewsletter() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <SendScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
