import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, request } from "undici";
import { isPublicAddress } from "./public-address.ts";

/** Milliseconds for each step of a request. */
const PATIENCE = 5000;

/** Bytes of a response that are read. */
const MAX_RESPONSE = 512 * 1024;

export interface OutboundRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Sends requests to addresses that users gave. */
export interface Outbound {
  /**
   * Sends a request, without following redirects.
   *
   * @returns the status of the response
   * @throws if the address is not public, or the server does not respond in time
   */
  send(request: OutboundRequest): Promise<number>;
  close(): Promise<void>;
}

/** A request to an address that is not public was refused. */
export class OutboundRefused extends Error {
  override readonly name = "OutboundRefused";
}

/**
 * Looks up a host and refuses it unless all of its addresses are public. The connection uses the addresses that were checked, so that a
 * second lookup cannot give others.
 */
export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new OutboundRefused(`${host} has no address.`), "", 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new OutboundRefused(`${host} has an address that is not public.`), "", 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** @throws OutboundRefused for an address that can be seen not to be public before it is looked up */
function checkAddress({ protocol, hostname, username, password }: URL): void {
  if (protocol !== "https:" || username !== "" || password !== "") {
    throw new OutboundRefused("Only https addresses without a password are requested.");
  }
  // Node connects to an IP address without looking it up.
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (/^[\d.]+$|:/.test(literal) && !isPublicAddress(literal)) {
    throw new OutboundRefused(`${hostname} is not public.`);
  }
}

/**
 * Opens the only way for requests to addresses that users gave.
 *
 * @param trusted origins on this machine that a test may reach, from the settings; none in production
 */
export function createOutbound(trusted: readonly string[] = [], lookup?: typeof systemLookup): Outbound {
  const limits = { headersTimeout: PATIENCE, bodyTimeout: PATIENCE, maxResponseSize: MAX_RESPONSE };
  const guarded = new Agent({ connect: { lookup: publicLookup(lookup), timeout: PATIENCE }, ...limits });
  const open = new Agent({ connect: { timeout: PATIENCE }, ...limits });
  return {
    async send({ url, method, headers, body }) {
      const address = new URL(url);
      const isTrusted = trusted.includes(address.origin);
      if (!isTrusted) checkAddress(address);
      const dispatcher = isTrusted ? open : guarded;
      const signal = AbortSignal.timeout(2 * PATIENCE);
      const response = await request(url, { method, headers, body: body ?? null, dispatcher, signal });
      await response.body.dump({ limit: MAX_RESPONSE, signal });
      return response.statusCode;
    },
    async close() {
      await Promise.all([guarded.close(), open.close()]);
    },
  };
}
