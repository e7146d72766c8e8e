import { htmlLang } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { fontPreloads } from "@grow/ui/fonts";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { DeferredScripts } from "../document/handoff.tsx";
import type { RouteHandle } from "../request/route-handle.ts";
import type { Theme } from "../request/theme.ts";
import { PageBehaviour } from "./page-behaviour.ts";
import { useShellData } from "./shell-data.ts";
import { ShellProviders } from "./shell-providers.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Background colours of the themes Paper and Soil, for the browser's own bars: the chosen theme's, or both by system preference. */
const GROUNDS = { light: "#f3f1ea", dark: "#12160f" } as const;

function themeColors(theme: Theme): { media: string | undefined; content: string }[] {
  if (theme !== "system") return [{ media: undefined, content: GROUNDS[theme] }];
  return (["light", "dark"] as const).map((one) => ({
    media: `(prefers-color-scheme: ${one})`,
    content: GROUNDS[one],
  }));
}

interface PageDocumentProps {
  children: ReactNode;
  /** Additions of an app to the head of each page. */
  head?: ReactNode;
}

/** The document of every page of both sites: language, theme, fonts, styles and deferred scripts. */
export function PageDocument({ children, head }: PageDocumentProps) {
  const data = useShellData();
  const shown = useLocale();
  const locale = data?.locale ?? shown;
  const matches = useMatches();
  // Null without an error.
  const error = useRouteError() ?? null;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // A page that failed reports itself.
  const isIdle =
    (error !== null && !isMissing) ||
    matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === "idle");
  return (
    <html
      lang={htmlLang(locale)}
      data-locale={locale}
      data-chosen-locale={data?.chosenLocale ?? locale}
      data-cookie-domain={data?.cookieDomain ?? undefined}
      data-page={matches.at(-1)?.id}
      data-uncounted={data?.isUncounted ? "" : undefined}
      data-analytics={data?.analytics?.url}
      data-analytics-domain={data?.analytics?.domain}
      data-theme={data?.theme ?? "system"}
      data-hydrate={data?.viewer || isIdle ? "idle" : "intent"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        {themeColors(data?.theme ?? "system").map(({ media, content }) => (
          <meta key={content} name="theme-color" media={media} content={content} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        {fontPreloads(htmlLang(locale)).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {head}
        <Meta />
        <Links />
      </head>
      <body>
        <ShellProviders>
          <SkipLink />
          {children}
          <PageBehaviour />
        </ShellProviders>
        <DeferredScripts />
      </body>
    </html>
  );
}

/** For pages without a title: errors. */
export const fallbackMeta: MetaFunction = ({ error }) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: isMissing ? "404! · Grow" : error ? "Ooops! · Grow" : "Grow" }];
};

/** Only forms change the session and the user's choices, so navigations load neither again. */
export const revalidateAfterForms: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod !== "GET" && actionStatus < 400;
