import "../../locales/results/catalog.ts";
import "../../locales/shared/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { portalBase } from "../../../../shared/portal-base.ts";
import { type ChartStep, paths } from "../../paths.ts";
import { chartPeriod } from "../../shared/chart-view.ts";
import { brandQuery, loadNewsletter } from "../../shared/load-newsletter.ts";
import { newsletterId } from "../../shared/newsletter-id.ts";
import { previewWidth } from "../../shared/preview-width.ts";
import { changeNewsletter } from "./change-newsletter.ts";
import { ResultsScreen } from "./screen.tsx";
import { resultsTitles } from "./titles.ts";
import { resultsView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["auth", "manager"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, environment, i18n, now, url } = context;
  const id = newsletterId(params.id, url.pathname);
  const { brand, rights } = await portalBase(context);
  const canEdit = rights.includes("edit");
  const newsletter = await loadNewsletter(context, id);
  const { state, send_date, title } = newsletter;
  if (state === "draft" && canEdit) throw redirect(paths.editNewsletter(id));
  const step: ChartStep = url.searchParams.get("step") === "day" ? "day" : "hour";
  const isStarted = (state === "sending" || state === "sent") && send_date !== null;
  const chart = isStarted
    ? await api.GET("/brands-manager/newsletters/chart", {
        params: {
          query: { ...(await brandQuery(context)), newsletter_id: id, ...chartPeriod(send_date, step, now) },
        },
      })
    : null;
  const done = url.searchParams.get("done");
  return {
    head: {
      ...fillHead(i18n, resultsTitles, { title: title || "–", brandname: brand?.name }),
      isIndexed: false,
    },
    ...{ brandName: brand?.name ?? "", width: previewWidth(url.searchParams), canEdit },
    communityUrl: environment.publicUrl,
    done: done === "scheduled" || done === "sending" ? (done as "scheduled" | "sending") : null,
    ...resultsView(newsletter, { step, chart: chart?.data ?? null, now }),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = newsletterId(params.id, context.url.pathname);
  return await changeNewsletter(context, await request.formData(), id);
}

export const meta = pageMeta;

export default function NewsletterResults() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <ResultsScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
