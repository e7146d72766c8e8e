import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import type { Method } from "./call-types.ts";
import type { PlainCall } from "./exchange.ts";
import { baseOf, type ClientOptions } from "./options.ts";
import type { Outgoing } from "./outgoing.ts";

const querySerializer = createQuerySerializer();

/** Writes a request of the contract as plain values, for both clients. */
export function plainCallOf(
  options: Pick<ClientOptions, "apiBase" | "uploadBase">,
  method: Method,
  path: string,
  { body, params = {}, signal, headers: given }: Outgoing,
): PlainCall {
  const headers = byName(given);
  if (body !== undefined) headers["content-type"] ??= "application/json";
  return {
    method: method.toUpperCase(),
    url: createFinalURL(path, {
      baseUrl: baseOf(options, path).replace(/\/$/, ""),
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    }),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  };
}

/** Headers by lower-case name, so that those of a call override the client's in any spelling. */
function byName(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) named[name.toLowerCase()] = value;
  }
  return named;
}
