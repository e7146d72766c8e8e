/// <reference path="../virtual-modules.d.ts" />
import loaderUrl from "virtual:grow/hydrate-loader";
import type { Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext } from "@remix-run/server-runtime";
import { cacheHeaders } from "../request/cache-policy.ts";
import { CONTENT_KEYS } from "../request/content-keys.ts";
import type { RouteHandle } from "../request/route-handle.ts";
import { VIEWER_HEADER } from "../request/viewer-header.ts";
import { responseWithBody } from "../request/whole-response.server.ts";
import { contentSecurityPolicy } from "../server/security-headers.ts";
import { PageWritingContext } from "./cached-frame.tsx";
import { MarkupCacheContext, type MarkupOf } from "./cached-item.tsx";
import { cachedBytes, cachedMarkup } from "./cached-markup.server.tsx";
import { HandoffContext } from "./handoff.tsx";
import { type BuiltEntryContext, takeHandoff } from "./handoff-block.ts";
import { PagePieces } from "./page-pieces.server.ts";
import { renderPage, renderPageInDevelopment } from "./render-page.server.ts";
import { turnToRender } from "./turn-to-render.ts";

/** Milliseconds after which rendering is aborted. All data is loaded before, so this is generous. */
export const streamTimeout = 10_000;

/**
 * Renders a page completely. Nothing streams, so that the page can be compressed once, cached, and has its real status.
 * Known bots get the status of an error without its page.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const handles = entry.staticHandlerContext.matches.map(
    ({ route }) => (entry.routeModules[route.id]?.handle ?? {}) as RouteHandle,
  );
  finishHeaders(headers, request, status, context, handles);
  if (context.isBot && status >= 400) {
    headers.set("content-type", "text/plain; charset=utf-8");
    return new Response("", { status, headers });
  }
  setPageHeaders(headers, context, handles);
  const viewer = context.token ? await context.session().catch(() => null) : null;
  if (viewer) headers.set(VIEWER_HEADER, String(viewer.user.id));

  if (import.meta.env.DEV) {
    const page = pageOf(entry, request, context.locale, "", cachedMarkup(context.locale));
    return new Response(await renderPageInDevelopment(page, streamTimeout), { status, headers });
  }
  const block = Buffer.from(await takeHandoff(entry as BuiltEntryContext));
  await turnToRender();
  const { pathname, search } = entry.staticHandlerContext.location;
  const pieces = new PagePieces(context.locale, `${pathname}${search}`);
  const bytesOf = cachedBytes(context.locale);
  const page = (
    <PageWritingContext.Provider value={pieces}>
      {pageOf(entry, request, context.locale, pieces.bytes(block), (element) =>
        pieces.bytes(bytesOf(element)),
      )}
    </PageWritingContext.Provider>
  );
  return responseWithBody(pieces.write(renderPage(page)), status, headers);
}

function pageOf(entry: EntryContext, { url }: Request, locale: Locale, block: string, markupOf: MarkupOf) {
  return (
    <HandoffContext.Provider value={{ block, loader: loaderUrl }}>
      <MarkupCacheContext.Provider value={markupOf}>
        <LocaleProvider locale={locale}>
          <RemixServer context={entry} url={url} abortDelay={streamTimeout} />
        </LocaleProvider>
      </MarkupCacheContext.Provider>
    </HandoffContext.Provider>
  );
}

/** Sets caching and cookies of any response of the router. */
export function finishHeaders(
  headers: Headers,
  request: Request,
  status: number,
  context: AppLoadContext,
  handles: readonly RouteHandle[] = [],
): void {
  for (const cookie of context.answerCookies) headers.append("set-cookie", cookie);
  context.answerCookies.length = 0;
  const policy = cacheHeaders({
    method: request.method,
    status,
    hasToken: context.token !== undefined,
    setsCookie: headers.has("set-cookie"),
    isPrivate: handles.some((handle) => handle.isPrivate),
  });
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  const contentKeys = context.contentKeys.header();
  if (contentKeys) headers.set(CONTENT_KEYS, contentKeys);
}

function setPageHeaders(headers: Headers, context: AppLoadContext, handles: readonly RouteHandle[]): void {
  const { publicUrl, brandsUrl, analyticsUrl } = context.environment;
  const isEmbeddable = handles.some((handle) => handle.isEmbeddable);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(
      { formOrigins: [publicUrl, brandsUrl], analyticsUrl, isStrict: !import.meta.env.DEV },
      isEmbeddable ? "any" : "own",
    ),
  );
}
