import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";

/** The country of a request by the proxy in front, as its ISO code; empty when it is unknown. Nothing is looked up by address. */
export function readerCountry(
  request: Pick<FastifyRequest, "headers">,
  { countryHeader }: Pick<Config, "countryHeader">,
): string {
  const value = countryHeader === undefined ? undefined : request.headers[countryHeader];
  const code = typeof value === "string" ? value.trim().toUpperCase() : "";
  // Proxies write XX for an unknown address and T1 for Tor.
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : "";
}
