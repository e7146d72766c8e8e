import "@grow/ui/styles.css";
import { DeferredScripts } from "@grow/app-kit/document/handoff.tsx";
import { htmlLang } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { fontPreloads } from "@grow/ui/fonts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import "./locales/shell/catalog.ts";
import { ErrorScreen } from "./shell/error/error-screen.tsx";
import { loadRootData, useRootData } from "./shell/root-data.ts";
import { ShellProviders } from "./shell/shell-providers.tsx";
import { SkipLink } from "./shell/skip-link.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadRootData(context);

// Who is signed in and what he chose change by forms only.
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod }) =>
  formMethod !== undefined && formMethod !== "GET";

/** For pages without a title of their own: errors. */
export const meta: MetaFunction = ({ error }) => [
  {
    title:
      isRouteErrorResponse(error) && error.status === 404 ? "404! · Grow" : error ? "Ooops! · Grow" : "Grow",
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const shown = useLocale();
  const locale = root?.locale ?? shown;
  return (
    <html
      lang={htmlLang(locale)}
      data-locale={locale}
      data-chosen-locale={root?.chosenLocale ?? locale}
      data-theme={root?.theme ?? "system"}
      data-hydrate={root?.viewer ? "idle" : "intent"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12160f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontPreloads(htmlLang(locale)).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <ShellProviders>
          <SkipLink />
          {children}
        </ShellProviders>
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return <ErrorScreen status={error.status} message={String(error.data ?? error.statusText)} />;
  }
  return <ErrorScreen status={500} message={error instanceof Error ? error.message : "Internal error"} />;
}
