import { hash } from "node:crypto";
import type { OperationId } from "@grow/contract";
import type { Reader } from "./reader.ts";

/** What an answer is, besides its address. */
export interface AnswerName {
  /** See `answerOrigin`. */
  readonly origin: string;
  readonly id: OperationId;
  readonly reader: Reader | null;
  readonly version: string;
}

/** The `ETag` of an answer of this version to this reader, with his rights. */
export function entityTag({ origin, id, reader, version }: AnswerName): string {
  const asker = reader === null ? "" : `${reader.id} ${reader.access.join()} ${reader.is_premium}`;
  return `"${hash("sha1", `${origin} ${id} ${asker}\n${version}`, "base64url")}"`;
}

/** Whether `If-None-Match` names the tag; weak tags, which caches on the way make, are as good as ours. */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(",").some((one) => {
    const word = one.trim();
    return word === "*" || word === tag || word === `W/${tag}`;
  });
}
