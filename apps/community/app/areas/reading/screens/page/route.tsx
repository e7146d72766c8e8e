import "../../locales/pages/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { textLang } from "../../../../shared/text-lang.ts";
import { paths } from "../../paths.ts";
import { pageAt } from "./page-at.ts";
import { PageScreen } from "./screen.tsx";
import { pageTitles } from "./titles.ts";
import { pageView } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, url, i18n } = context;
  const { path, name } = pageAt(url.pathname);
  const page = await api.GET("/{page}", {
    params: { path: { page: name }, query: { lang: textLang(i18n.locale) } },
  });
  const { title, description } = page.data;
  return {
    head: {
      ...fillHead(i18n, pageTitles, { title }),
      ...(description === "" ? {} : { description }),
      canonical: paths.textPage(path),
    },
    view: pageView(page.data, i18n.locale),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function TextPage() {
  return <PageScreen {...useLoaderData<typeof loader>().view} />;
}
