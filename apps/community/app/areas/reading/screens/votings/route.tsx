import "../../locales/journal/catalog.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequest, loadList } from "../../../../shared/lists/load-list.ts";
import { textLang } from "../../../../shared/text-lang.ts";
import { VOTINGS } from "./list.ts";
import { VotingsScreen } from "./screen.tsx";
import { votingsTitles } from "./titles.ts";
import { votingsView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, i18n, now } = context;
  const request = listRequest(VOTINGS, url);
  const { head, answer } = await loadList(VOTINGS, request, context, {
    call: async (range) => {
      const query = { ...range, lang: textLang(i18n.locale) };
      const { data } = await api.GET("/blogs/voting", { params: { query } });
      return { ...data, items: data.items.map((voting) => ({ ...voting, name: voting.title })) };
    },
    titles: votingsTitles,
  });
  return { head, votings: votingsView(answer.items, VOTINGS.length(request.page, answer), now) };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VotingsRoute() {
  return <VotingsScreen {...useLoaderData<typeof loader>().votings} />;
}
