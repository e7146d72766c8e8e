/**
 * Where an answer holds its whole body: one inside of a `Response` is a stream, which is made, locked and read for nothing. By a registered
 * sign, for in a built site the server and the pages are two bundles with a copy of this module each.
 */
const BODY = Symbol.for("grow.whole-body");

type Whole = Response & { [BODY]?: Uint8Array<ArrayBuffer> };

/** An answer with a whole body, which only {@link bodyOf} finds. */
export function answerOf(body: Uint8Array<ArrayBuffer>, status: number, headers: Headers): Response {
  const answer: Whole = new Response(null, { status, headers });
  answer[BODY] = body;
  return answer;
}

/** The body of an answer, whichever way it was made; null when there is none. */
export async function bodyOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = (answer as Whole)[BODY];
  if (whole) return whole;
  return answer.body ? new Uint8Array(await answer.arrayBuffer()) : null;
}
