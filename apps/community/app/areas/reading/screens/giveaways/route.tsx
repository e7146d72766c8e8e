import "../../../../shared/giveaways/locales/catalog.ts";
import "../../locales/giveaways/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { archivePath } from "../../giveaways/giveaway-paths.ts";
import { ARCHIVE, RUNNING } from "./list.ts";
import { GiveawaysScreen } from "./screen.tsx";
import { archiveTitles, runningTitles } from "./titles.ts";
import { giveawaysView } from "./view.ts";

/** Running giveaways, or those of the archive. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, i18n, now } = context;
  const isArchive = url.pathname.startsWith(archivePath());
  const list = isArchive ? ARCHIVE : RUNNING;
  const request = listRequest(list, url);
  const { head, answer } = await loadList(list, request, context, {
    call: async (range) => {
      const query = { ...range, tags: isArchive ? "archive" : "active", lang: textLang(i18n.locale) };
      const { data } = await api.GET("/giveaways", { params: { query } });
      return { ...data, items: data.items.map((card) => ({ ...card, name: card.title })) };
    },
    titles: isArchive ? archiveTitles : runningTitles,
  });
  return { head, giveaways: giveawaysView(answer.items, list.length(request.page, answer), isArchive, now) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GiveawaysRoute() {
  return <GiveawaysScreen {...useLoaderData<typeof loader>().giveaways} />;
}
