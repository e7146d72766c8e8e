import "../../../../shared/translated-text/locales/catalog.ts";
import "../../locales/catalog.ts";
import { translate } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { RETURN_PATH, safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { paramId } from "@grow/domain";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translatedView } from "../../../../shared/translated-text/translation-view.ts";
import { isTranslationType } from "../../../../shared/translated-text/translation-words.ts";
import { TranslationScreen } from "./screen.tsx";
import { translationTitles } from "./titles.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { id: "id" }, isPrivate: true };

/** A translated text as a page, for browsers without JavaScript. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, locale, url } = context;
  const { type } = params;
  const id = paramId(params.id);
  if (!isTranslationType(type) || id === undefined) throw badParameter(url.pathname);
  const back = safeReturnPath(url.searchParams.get(RETURN_PATH));
  // Keys are no language to translate into.
  if (locale === "en-tr") throw redirect(back);
  const { data } = await translate(api, type, id, locale);
  return {
    head: { ...fillHead(i18n, translationTitles), isIndexed: false },
    text: translatedView(data),
    back,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function TranslationRoute() {
  return <TranslationScreen {...useLoaderData<typeof loader>()} />;
}
