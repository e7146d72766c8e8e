import "../../../../shared/videos/locales/catalog.ts";
import "../../locales/shorts/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { videoCardView } from "../../../../shared/videos/video-card-view.ts";
import { SHORTS, VIDEOS } from "./list.ts";
import { ShortsScreen } from "./screen.tsx";
import { shortsTitles, videosTitles } from "./titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url } = context;
  const isShort = url.pathname === paths.shorts();
  const list = isShort ? SHORTS : VIDEOS;
  const request = listRequest(list, url);
  const { head, answer } = await loadList(list, request, context, {
    call: async (range) => {
      const query = { ...range, sort: request.sort, is_short: isShort };
      const { data } = await api.GET("/shorts", { params: { query } });
      return { ...data, items: data.items.map((item) => ({ ...item, name: item.title })) };
    },
    titles: isShort ? shortsTitles : videosTitles,
  });
  const view = { isShort, sort: request.sort, ...list.length(request.page, answer) };
  return { head, view: { ...view, cards: answer.items.map(videoCardView) } };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ShortsRoute() {
  return <ShortsScreen {...useLoaderData<typeof loader>().view} />;
}
