import type { OperationId } from "@grow/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { entityTag, isNamed } from "./entity-tag.ts";
import type { WrittenAnswer, WrittenAnswers } from "./written-answers.ts";

/** An answer that need not be made. Without a body it is one that the asker has. */
export type KnownAnswer = Omit<WrittenAnswer, "body"> & { readonly body: Buffer | null };

/** Answers of versioned operations that one server has written, and where it is. */
export interface AnswersHere {
  readonly origin: string;
  readonly written: WrittenAnswers;
}

/** The tag of an answer, and the answer itself where it is written here already or the asker has it; null where it has to be made. */
export function knownAnswer(
  request: FastifyRequest,
  { origin, written }: AnswersHere,
  id: OperationId,
  version: string,
): { readonly tag: string; readonly known: KnownAnswer | null } {
  const { reader } = request;
  const tag = entityTag({ origin, id, reader, version });
  const kept = written.find(askerOf(request), tag);
  if (kept !== null) return { tag, known: kept };
  // What stands in an answer to a guest only the answer tells, and whoever keeps his page must hear it with the 304 too.
  const isAsked = reader !== null && isNamed(request.headers["if-none-match"], tag);
  return { tag, known: isAsked ? { tag, keys: "", body: null } : null };
}

/** Whether nothing is known of an answer: neither has the asker one, nor is one kept for him, be it in another version. */
export function isUnheardOf(request: FastifyRequest, { written }: AnswersHere): boolean {
  return request.headers["if-none-match"] === undefined && !written.has(askerOf(request));
}

/** Keeps what was made for whoever asks next. */
export function keepAnswer(request: FastifyRequest, { written }: AnswersHere, answer: WrittenAnswer): void {
  written.keep(askerOf(request), answer);
}

/** Sends an answer, or tells whoever has it that it still stands. */
export function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, keys, body }: KnownAnswer,
): FastifyReply {
  reply.header("etag", tag);
  if (keys !== "") reply.header("surrogate-key", keys);
  if (body === null || isNamed(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.code(200).type("application/json; charset=utf-8").send(body);
}

function askerOf({ reader, url }: FastifyRequest): string {
  return `${reader?.id ?? ""} ${url}`;
}
