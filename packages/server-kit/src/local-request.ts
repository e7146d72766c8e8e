import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const LOOPBACK_PEER = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const FORWARDING = ["forwarded", "via", "x-real-ip"];

/** The parts of a request that show where it comes from. */
export interface RequestOrigin {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Whether a request was made on this machine: by the address of the connection, with a loopback host name, and through no proxy. A
 * proxy on this machine is detected by the original host that it forwards, or by its headers.
 */
export function isLocalRequest({ headers, socket }: RequestOrigin): boolean {
  if (!LOOPBACK_PEER.test(socket.remoteAddress ?? "") || !LOOPBACK_HOST.test(headers.host ?? ""))
    return false;
  return !Object.keys(headers).some((name) => name.startsWith("x-forwarded-") || FORWARDING.includes(name));
}

/**
 * Whether a request may read the metrics: a local one, or one with the token of the scraper.
 *
 * @param token - `METRICS_TOKEN`; without it, local requests only
 */
export function mayReadMetrics(request: RequestOrigin, token: string | undefined): boolean {
  if (isLocalRequest(request)) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token || given === undefined) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
