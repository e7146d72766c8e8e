/**
 * Property with the whole body of a response. A body inside a `Response` is a stream, which is created, locked and read for nothing.
 * The symbol is registered because the server and the pages are two bundles, each with a copy of this module.
 */
const BODY = Symbol.for("grow.whole-body");

type Whole = Response & { [BODY]?: Uint8Array<ArrayBuffer> };

/** A response with a whole body, which only {@link bodyOf} finds. */
export function responseWithBody(body: Uint8Array<ArrayBuffer>, status: number, headers: Headers): Response {
  const response: Whole = new Response(null, { status, headers });
  response[BODY] = body;
  return response;
}

/** The body of any response; null when there is none. */
export async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = (response as Whole)[BODY];
  if (whole) return whole;
  return response.body ? new Uint8Array(await response.arrayBuffer()) : null;
}
