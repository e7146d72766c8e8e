import { isRouteErrorResponse } from "@remix-run/react";
import type { ActionFunctionArgs, DataFunctionArgs, LoaderFunctionArgs } from "@remix-run/server-runtime";
import { finishHeaders } from "./render-document.server.tsx";

export { guardRoutes } from "../request/guards.server.ts";
export { createLoadContext } from "../request/load-context.server.ts";
export { renderDocument, streamTimeout } from "./render-document.server.tsx";

/** Sets caching and cookies of the responses that the router fetches itself. */
export function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs | DataFunctionArgs,
): Response {
  finishHeaders(response.headers, request, response.status, context);
  return response;
}

/** Logs unexpected errors. Deliberate refusals and closed connections are not errors. */
export function handleError(error: unknown, { request, context }: DataFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.log.error({ err: error, path: context.url.pathname }, "a page failed");
}
