import "../../locales/giveaways/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textLang } from "../../../../shared/text-lang.ts";
import { giveawayParam } from "../../giveaways/giveaway-param.ts";
import { drawPath } from "../../giveaways/giveaway-paths.ts";
import { DrawScreen } from "./screen.tsx";
import { drawTitles } from "./titles.ts";
import { drawView } from "./view.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n } = context;
  const id = giveawayParam(params.giveaway, url.pathname);
  const { data: draw } = await api.GET("/giveaways/{id}/draw", {
    params: { path: { id }, query: { lang: textLang(i18n.locale) } },
  });
  const path = drawPath(draw.link);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return {
    head: { ...fillHead(i18n, drawTitles, { title: draw.title }), canonical: path },
    draw: drawView(draw),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function DrawRoute() {
  return <DrawScreen {...useLoaderData<typeof loader>().draw} />;
}
