import "../../locales/journal/catalog.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { cutText } from "@grow/domain";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { textLang } from "../../../../shared/text-lang.ts";
import { vote } from "../../shared/voting/vote.ts";
import { votingView } from "../../shared/voting/voting-view.ts";
import { VotingScreen } from "./screen.tsx";
import { votingTitles } from "./titles.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, url, i18n, now } = context;
  const id = /^[1-9]\d{0,14}$/.test(params.id ?? "") ? Number(params.id) : undefined;
  if (id === undefined) throw badParameter(url.pathname);
  const { data: voting } = await api.GET("/blogs/voting/{id}", {
    params: { path: { id }, query: { lang: textLang(i18n.locale) } },
  });
  if (url.pathname !== voting.link) throw redirect(voting.link + url.search, 301);
  const { title, text, link, cover } = voting;
  return {
    // No number of votes and no order of options: they may be hidden.
    head: {
      ...fillHead(i18n, votingTitles, { title }),
      ...(text === "" ? {} : { description: cutText(text) }),
      canonical: link,
      ...(cover === null ? {} : { image: cover }),
    },
    voting: votingView(voting, now),
  };
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  await vote(context, await request.formData());

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function VotingRoute() {
  const { voting } = useLoaderData<typeof loader>();
  return <VotingScreen key={voting.id} voting={voting} refused={useActionData<typeof action>()} />;
}
