import { type OperationId, operationTable } from "@grow/contract";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Kind } from "../kinds/kind.ts";
import { KINDS } from "../kinds/kinds.ts";
import { placeOf } from "./owners.ts";

/**
 * What authors and moderators change, by path: its kind, and the parameter or member of the body with its id. A path of owners is here or
 * in {@link OWN_ONLY}; a test compares both with the contract.
 */
const CONTENT = {
  "/diaries/{id}": ["diary", "id"],
  "/comments/{commentId}": ["comment", "commentId"],
  "/uploads/rotate/{id}": ["photo", "id"],
  "/problems/{id}": ["problem", "id"],
  "/problems/{id}/solution/{sid}": ["solution", "sid"],
  "/reviews/{id}": ["review", "id"],
  "/videos/{id}": ["video", "id"],
  "/messages/{id}": ["message", "id"],
  "/service/rescreen": ["diary", "id"],
} as const satisfies Readonly<Record<string, readonly [Kind | "message", string]>>;

/** Paths where staff has no more rights than others, or that only read. */
const OWN_ONLY = {
  "/users/{id}": true,
  "/main/{userId}": true,
  "/uploads/weeks/media": true,
  "/uploads/diaries/covers": true,
  "/partners/invoices/{id}": true,
} as const;

/** How {@link isStaffAction} decides about an operation; undefined for a path of owners that neither table names. */
export function staffRule(id: OperationId): "always" | "never" | "content" | undefined {
  const { path, rights, method } = operationTable[id];
  if (method === "GET") return "never";
  if (rights === "moderate" || rights === "admin") return "always";
  if (rights !== "owner") return "never";
  const place = placeOf({ ...CONTENT, ...OWN_ONLY } as never, path);
  if (place === null) return undefined;
  return Object.hasOwn(CONTENT, place) ? "content" : "never";
}

/** Whether a request that succeeded was one of staff: an operation of staff, or a change of another user's content. */
export async function isStaffAction(db: Db, request: FastifyRequest, id: OperationId): Promise<boolean> {
  const { reader } = request;
  const rule = staffRule(id);
  if (rule !== "content") return rule === "always";
  if (reader === null || reader.access.length === 0) return false;
  const place = placeOf(CONTENT as never, operationTable[id].path) as keyof typeof CONTENT;
  const [kind, parameter] = CONTENT[place];
  const given = { ...(request.body as object), ...(request.params as object) } as Record<string, unknown>;
  const contentId = sql`${given[parameter]}::bigint`;
  const author =
    kind === "message"
      ? sql`select user_id from message where id = ${contentId}`
      : KINDS[kind].author(contentId);
  const { rows } = await sql<{ user_id: number | null }>`${author}`.execute(db);
  return rows[0]?.user_id !== reader.id;
}
