import "../../locales/grower/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { type PageHead, pageMeta } from "@grow/app-kit/request/head.ts";
import { say } from "@grow/i18n";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { oembedLink } from "../../../../shared/oembed-link.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { GrowerScreen } from "./screen.tsx";
import { profileData } from "./structured-data.ts";
import { GROWER_TABS } from "./tabs.ts";
import { FEED, TAB_TITLES } from "./titles.ts";
import { growerView } from "./view.ts";

/** The head of a grower's page, and the tabs. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url, measures, locale, environment } = context;
  const id = params.user ?? "";
  const [user, session] = await Promise.all([readSubject(context, "user", id), context.session()]);
  const tab = GROWER_TABS.active(user.link, url.pathname);
  if (!tab) throw noSuchRoute(url.pathname);
  const moved = GROWER_TABS.moved(user.link, url);
  if (moved !== null) throw redirect(moved, 301);
  const { data: information } = await api.GET("/users/{id}/information", {
    params: { path: { id: user.id } },
  });
  const grower = growerView(user, information, { id: session?.user.id ?? null, measures, locale });
  const feedTitle = say(i18n, FEED, { name: user.name });
  const canonical = GROWER_TABS.canonical(user.link, url);
  const isShown = tab.slug === "" && !information.is_discreet && !information.is_ban;
  const head: PageHead = {
    ...fillHead(i18n, TAB_TITLES[tab.slug], {
      n: information.cnt_reports,
      username: user.name,
      page: url.searchParams.get("page") ?? 1,
    }),
    canonical,
    type: "profile",
    // Lists of other people's things are no pages of their own for search engines.
    isIndexed: isShown && information.cnt_reports > 0,
    alternates: [
      { path: paths.growerFeed(user.link), title: feedTitle, type: "application/atom+xml" },
      { path: paths.growerRss(user.link), title: feedTitle, type: "application/rss+xml" },
      ...(isShown ? [oembedLink(canonical, user.name, environment.publicUrl)] : []),
    ],
    jsonLd: profileData(user, information, grower.elsewhere, environment.publicUrl),
  };
  return { head, grower, path: url.pathname };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function GrowerRoute() {
  const { grower, path } = useLoaderData<typeof loader>();
  return (
    <GrowerScreen grower={grower} path={path}>
      <Outlet />
    </GrowerScreen>
  );
}
