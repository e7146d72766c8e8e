import "../../../../shared/videos/locales/catalog.ts";
import "../../locales/shorts/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { shortInOrder } from "../../../../shared/videos/shorts-order.ts";
import { videoCardView } from "../../../../shared/videos/video-card-view.ts";
import type { VideoKind } from "../../shared/videos/video-kinds.tsx";
import { VIDEO_LISTS } from "./list.ts";
import { ShortsScreen } from "./screen.tsx";
import { TITLES } from "./titles.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url } = context;
  const kind = kindOf(url.pathname);
  const list = VIDEO_LISTS[kind];
  const request = listRequest(list, url);
  const { head, answer } = await loadList(list, request, context, {
    call: async (range) => {
      const isFollowing = kind === "following" ? { is_follow: true } : {};
      const query = { ...range, sort: request.sort, is_short: kind !== "videos", ...isFollowing };
      const { data } = await api.GET("/shorts", { params: { query } });
      return { ...data, items: data.items.map((item) => ({ ...item, name: item.title })) };
    },
    titles: TITLES[kind],
  });
  const order = { isFollowing: kind === "following", sort: request.sort };
  const view = { kind, sort: request.sort, ...list.length(request.page, answer) };
  const cards = answer.items.map(videoCardView);
  return {
    head,
    view: {
      ...view,
      cards: cards.map((card) => (card.isShort ? { ...card, link: shortInOrder(card.link, order) } : card)),
    },
  };
}

function kindOf(pathname: string): VideoKind {
  if (pathname === paths.followedShorts()) return "following";
  return pathname === paths.videos() ? "videos" : "shorts";
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ShortsRoute() {
  return <ShortsScreen {...useLoaderData<typeof loader>().view} />;
}
