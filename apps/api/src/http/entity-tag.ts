import { hash, randomBytes } from "node:crypto";
import type { OperationId } from "@grow/contract";
import type { Reader } from "./reader.ts";

/**
 * Tags of another process are unknown here: the database behind it may be another one, whose rows bear the same numbers, and the answers
 * may have been written by other code.
 */
const OWN = randomBytes(12).toString("base64url");

/** The `ETag` of an answer of this version to this reader, with his rights. */
export function entityTag(id: OperationId, reader: Reader | null, version: string): string {
  const asker = reader === null ? "" : `${reader.id} ${reader.access.join()}`;
  return `"${hash("sha1", `${OWN} ${id} ${asker}\n${version}`, "base64url")}"`;
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
