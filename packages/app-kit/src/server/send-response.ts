import type { FastifyReply, FastifyRequest } from "fastify";
import { bodyOf } from "../request/whole-response.server.ts";
import { acceptedEncoding, compressPage, isCompressible } from "./compress.ts";
import { RETRY_AFTER } from "./page-capacity.ts";

/** Sends a page's response, compressed for the client. */
export async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers } = response;
  reply.code(status);
  for (const [name, value] of headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (status === 503 && !headers.has("retry-after")) reply.header("retry-after", RETRY_AFTER);
  const whole = await bodyOf(response);
  if (!whole) return reply.send();
  const canShrink = isCompressible(headers.get("content-type")) && !headers.has("content-encoding");
  if (!canShrink) return reply.send(Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength));
  const { body, encoding } = await compressPage(whole, acceptedEncoding(request.headers["accept-encoding"]));
  appendVary(reply, "Accept-Encoding");
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}

function appendVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader("vary");
  reply.header("vary", present ? `${String(present)}, ${name}` : name);
}
