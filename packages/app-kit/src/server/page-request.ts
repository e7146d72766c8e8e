import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import type { AppEnvironment } from "./app-environment.ts";
import { ownOrigin } from "./app-environment.ts";
import { FORM_LIMIT } from "./body-limits.ts";
import { PAGE_METHODS } from "./methods.ts";
import { BODY_MEMORY } from "./proxy/pools.ts";
import {
  BodyAborted,
  BodyMemory,
  BodyMemoryFull,
  BodyStalled,
  BodyTooLarge,
  hasBody,
  readBody,
} from "./proxy/read-body.ts";

/** Milliseconds without a byte after which a form is refused. */
const FORM_IDLE_MS = 30_000;

const EMPTY_FORM = Buffer.alloc(0);
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** A request that no page handles, with the response it gets. */
export class RefusedRequest extends Error {
  override readonly name = "RefusedRequest";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Reads the forms of page requests completely, before any work is done for them. */
export class FormReader {
  readonly #memory = new BodyMemory(BODY_MEMORY.perAddress, BODY_MEMORY.total);
  readonly #idleMs: number;

  /** @param idleMs - milliseconds without a byte after which a form is refused */
  constructor(idleMs = FORM_IDLE_MS) {
    this.#idleMs = idleMs;
  }

  /**
   * @returns the body of a form; undefined for requests that only read
   * @throws RefusedRequest
   */
  async read(request: FastifyRequest): Promise<Buffer | undefined> {
    if (!PAGE_METHODS.some((method) => method === request.method)) {
      throw new RefusedRequest(405, "Method not allowed", { allow: PAGE_METHODS.join(", ") });
    }
    if (isRead(request)) return undefined;
    const type = request.headers["content-type"];
    if (type === undefined && !hasBody(request.raw)) return EMPTY_FORM;
    if (type === undefined || !FORM_TYPE.test(type))
      throw new RefusedRequest(415, "This address takes forms only");
    const bytes = await this.#readWhole(request);
    if (/^multipart/i.test(type) && !(await isMultipart(bytes, type))) {
      throw new RefusedRequest(400, "The form could not be read");
    }
    return bytes;
  }

  async #readWhole({ raw, ip }: FastifyRequest): Promise<Buffer> {
    try {
      const { bytes } = await readBody(raw, {
        maxBytes: FORM_LIMIT,
        idleMs: this.#idleMs,
        memory: this.#memory,
        address: addressKey(ip),
      });
      return bytes;
    } catch (error) {
      // The rest of the body is discarded, so that the client sees the response.
      raw.resume();
      throw refusalOf(error);
    }
  }
}

function refusalOf(error: unknown): unknown {
  const closed = { connection: "close" };
  if (error instanceof BodyTooLarge) return new RefusedRequest(413, "The form is too large", closed);
  if (error instanceof BodyStalled) return new RefusedRequest(408, "The form stopped before its end", closed);
  if (error instanceof BodyAborted) return new RefusedRequest(400, "The form was cut off", closed);
  if (error instanceof BodyMemoryFull) {
    return new RefusedRequest(429, "Too many requests at once. Try again soon", { "retry-after": "2" });
  }
  return error;
}

/** Whether a body can be parsed as multipart. Routes parse it without handling errors. */
async function isMultipart(bytes: Buffer, type: string): Promise<boolean> {
  try {
    await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
    return true;
  } catch {
    return false;
  }
}

/** Whether a request only reads. */
export function isRead({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** Converts to a web `Request`, addressed to the site's public origin. */
export function toRequest(
  request: FastifyRequest,
  body: Buffer | undefined,
  cookie: string | undefined,
  environment: AppEnvironment,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...request.headers, cookie })) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  // `isOwnWrite` has checked the origin. The framework compares it with the host as well, which a proxy may have changed.
  const origin = headers.get("origin");
  if (origin && URL.canParse(origin)) {
    headers.set("host", new URL(origin).host);
    headers.delete("x-forwarded-host");
  }
  // Two leading slashes would be parsed as a host.
  const path = request.url.replace(/^\/{2,}/, "/");
  const init: RequestInit = { method: request.method, headers, signal };
  if (body) {
    init.body = new Uint8Array(body);
    if (!headers.has("content-type")) headers.set("content-type", "application/x-www-form-urlencoded");
  }
  return new Request(new URL(path, ownOrigin(environment)), init);
}
