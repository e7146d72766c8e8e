import type { OperationId, Status } from "@grow/contract";
import type { Context, Operation, Result } from "./define-operation.ts";

/** Operations that the contract lets answer 304. */
export type VersionedId = { [Id in OperationId]: 304 extends Status<Id> ? Id : never }[OperationId];

/** What the first look has found: which versions the answer would be made of, and whatever helps to make it. */
export interface Seen {
  /**
   * The same only where the whole answer to this address and reader is the same: the ids in their order, each with the version of all
   * rows that the answer is made of. One that has passed must not come back: between the steps somebody may write.
   */
  readonly version: string;
}

/** The two steps of a versioned operation. */
export interface Versioned<Id extends OperationId, S extends Seen = Seen> {
  /** Asks only which versions there are, and whether the reader may see them: it is asked for each request. */
  look(context: Context<Id>): Promise<S>;
  /**
   * Makes the answer, where it is not known in the version seen. It may be newer than that, never older. Nothing here may depend on the
   * reader's language or on the clock, which the version would have to tell.
   */
  make(context: Omit<Context<Id>, "locale" | "now">, seen: S): Promise<Result<Id>>;
}

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
  { look, make }: Versioned<Id, S>,
): Operation<Id> {
  const versioned: Versioned<Id> = {
    look,
    // What is made is made of what this operation's own look has seen; the table of operations cannot know its type.
    make: (context, seen) => make(context, seen as S),
  };
  return { id, handle: async (context) => await make(context, await look(context)), versioned };
}
