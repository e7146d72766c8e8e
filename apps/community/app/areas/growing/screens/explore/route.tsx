import "../../../../shared/week-log/locales/catalog.ts";
import "../../locales/explore/catalog.ts";
import { newIdempotencyKey } from "@grow/api-client";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { say } from "@grow/i18n";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { sharedPhoto } from "../../../../shared/diary-cards/card-data.ts";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { changePresets } from "./change-presets.ts";
import { DIARIES } from "./list.ts";
import { tagWord } from "./parts/filter-words.ts";
import { ListScreen } from "./screen.tsx";
import { FEED, filteredListTitles, listTitles } from "./titles.ts";
import { listView, presetsView } from "./view.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n } = context;
  const request = listRequest(DIARIES, context.url, params["*"]);
  const { tags, sort } = request;
  const session = await context.session();
  const [{ head, answer }, presets] = await Promise.all([
    loadList(DIARIES, request, context, {
      call: async (range) => {
        const query = { ...range, sort, tags: [...tags] };
        return (await api.GET("/diaries", { params: { query } })).data;
      },
      titles: tags.length > 0 ? filteredListTitles : listTitles,
      filterName: tags.map((tag) => tagWord(i18n, tag)).join(", "),
      alternates: [{ path: paths.rss(), title: say(i18n, FEED), type: "application/rss+xml" }],
    }),
    session ? api.GET("/users/{id}/presets/explore", { params: { path: { id: session.user.id } } }) : null,
  ]);
  const view = listView(request, answer, context.measures);
  const image = sharedPhoto(view.cards);
  return {
    head: image === null ? head : { ...head, image },
    ...view,
    presets: presets ? presetsView(presets.data) : null,
    presetKey: session ? newIdempotencyKey() : "",
  };
}

export const action = changePresets;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ExploreRoute() {
  return <ListScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
