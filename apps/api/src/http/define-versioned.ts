import type { OperationId, Status } from "@grow/contract";
import type { Operation, Seen, Versioned } from "./define-operation.ts";

/** Operations that the contract lets answer 304. */
export type VersionedId = { [Id in OperationId]: 304 extends Status<Id> ? Id : never }[OperationId];

/**
 * Ties two steps to an operation that is asked for far more often than what it answers changes. Whoever has the answer already is told so
 * (`If-None-Match`, 304); for all others it is made once for as long as it stays the same.
 *
 * @example
 * export const getPost = defineVersioned("getPost", {
 *   look: async ({ reads, params }) => ({ version: await versionOf(reads, params.id) }),
 *   make: async ({ reads, params }) => ({ status: 200, data: await readPost(reads, params.id) }),
 * });
 */
export function defineVersioned<Id extends VersionedId, S extends Seen>(
  id: Id,
  { look, make, makeAtOnce }: Versioned<Id, S>,
): Operation<Id> {
  const versioned: Versioned<Id> = {
    look,
    ...(makeAtOnce ? { makeAtOnce } : {}),
    // What is made is made of what this operation's own look has seen; the table of operations cannot know its type.
    make: (context, seen) => make(context, seen as S),
  };
  return { id, handle: async (context) => await make(context, await look(context)), versioned };
}
