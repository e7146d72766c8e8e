/// <reference path="../virtual-modules.d.ts" />
import { Writable } from "node:stream";
import loaderUrl from "virtual:grow/hydrate-loader";
import { LocaleProvider } from "@grow/i18n/react";
import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext } from "@remix-run/server-runtime";
import { renderToPipeableStream } from "react-dom/server";
import { cacheHeaders } from "../request/cache-policy.ts";
import { CONTENT_KEYS } from "../request/content-keys.ts";
import type { RouteHandle } from "../request/route-handle.ts";
import { contentSecurityPolicy } from "../server/security-headers.ts";
import { HandoffContext } from "./handoff.tsx";
import { type StreamedEntryContext, takeHandoff } from "./handoff-block.ts";

/** Milliseconds after which a page that is not finished is given up. All data is awaited before, so this is long. */
export const streamTimeout = 10_000;

/**
 * Renders a page whole: nothing streams, so that it can be compressed once, kept in a cache, and gets its real
 * status. Recognised bots get no error page, only its status.
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

  let current = status;
  const block = import.meta.env.DEV ? "" : await takeHandoff(entry as StreamedEntryContext);
  const body = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <HandoffContext.Provider value={{ block, loader: loaderUrl }}>
        <LocaleProvider locale={context.locale}>
          <RemixServer context={entry} url={request.url} abortDelay={streamTimeout} />
        </LocaleProvider>
      </HandoffContext.Provider>,
      {
        onAllReady() {
          clearTimeout(timer);
          pipe(collector(resolve));
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          current = 500;
          context.log.error({ err: error, path: context.url.pathname }, "a page failed to render");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout);
  });
  if (current !== status) finishHeaders(headers, request, current, context, handles);
  return new Response(body, { status: current, headers });
}

/** Caching and cookies of any answer of the router. */
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
  const { publicUrl, brandsUrl } = context.environment;
  const isEmbeddable = handles.some((handle) => handle.isEmbeddable);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(
      { formOrigins: [publicUrl, brandsUrl], isStrict: !import.meta.env.DEV },
      isEmbeddable ? "any" : "own",
    ),
  );
}

/** Takes the pieces of a page as React writes them. Nobody reads them meanwhile, so that nothing has to be passed through. */
function collector(onWhole: (page: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // React takes the end of a connection for a visitor who left.
    emitClose: false,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onWhole(Buffer.concat(chunks));
      done();
    },
  });
}
