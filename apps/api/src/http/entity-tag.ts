import { hash } from "node:crypto";
import type { OperationId } from "@grow/contract";
import type { Reader } from "./reader.ts";

/** What distinguishes a response besides its URL. */
export interface ResponseIdentity {
  /** See `responseOrigin`. */
  readonly origin: string;
  readonly id: OperationId;
  readonly reader: Reader | null;
  readonly version: string;
}

/** The `ETag` of a version for a user with their current rights. */
export function entityTag({ origin, id, reader, version }: ResponseIdentity): string {
  const user = reader === null ? "" : `${reader.id} ${reader.access.join()} ${reader.is_premium}`;
  return `"${hash("sha1", `${origin} ${id} ${user}\n${version}`, "base64url")}"`;
}

/** Whether `If-None-Match` names the tag. Weak tags match too: caches in between create them. */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch.split(",").some((one) => {
    const word = one.trim();
    return word === "*" || word === tag || word === `W/${tag}`;
  });
}
