import type { OperationId, Status } from "@grow/contract";
import type { Operation, Precheck, Versioned } from "./define-operation.ts";

/** Operations whose contract declares the status 304. */
export type VersionedId = { [Id in OperationId]: 304 extends Status<Id> ? Id : never }[OperationId];

/**
 * Implements an operation that is read far more often than its data changes. A client with a fresh response gets 304 (`If-None-Match`);
 * for others the response is cached until its version changes.
 *
 * @example
 * export const getPost = defineVersioned("getPost", {
 *   precheck: async ({ reads, params }) => ({ version: await versionOf(reads, params.id) }),
 *   respond: async ({ reads, params }) => ({ status: 200, data: await readPost(reads, params.id) }),
 * });
 */
export function defineVersioned<Id extends VersionedId, P extends Precheck>(
  id: Id,
  { precheck, respond, respondUncached }: Versioned<Id, P>,
): Operation<Id> {
  const versioned: Versioned<Id> = {
    precheck,
    ...(respondUncached ? { respondUncached } : {}),
    // `run-operation.ts` passes the result of this operation's own precheck; the table of operations cannot express its type.
    respond: (context, checked) => respond(context, checked as P),
  };
  return { id, handle: async (context) => await respond(context, await precheck(context)), versioned };
}
