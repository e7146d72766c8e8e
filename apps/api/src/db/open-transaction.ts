import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "kysely";
import type { Tables } from "../../generated/tables.ts";

/** A transaction and whether it is still open; work that outlives it keeps the storage, but counts as outside. */
export interface TransactionScope {
  readonly transaction: Transaction<Tables>;
  isOpen: boolean;
}

const storage = new AsyncLocalStorage<TransactionScope>();

/** The open transaction of the current async context, or null. */
export function openTransaction(): Transaction<Tables> | null {
  const scope = storage.getStore();
  return scope?.isOpen ? scope.transaction : null;
}

/** Runs `work` in the context of a transaction. */
export async function withinTransaction<T>(
  transaction: Transaction<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const scope: TransactionScope = { transaction, isOpen: true };
  try {
    return await storage.run(scope, () => work(transaction));
  } finally {
    scope.isOpen = false;
  }
}

/** Thrown by a query that bypasses the open transaction. */
export class OutsideTransactionError extends Error {
  override readonly name = "OutsideTransactionError";

  constructor() {
    super(
      "A transaction is open: pass it on and query through it. A query beside it would not see its writes, and waits for ever where there is one connection.",
    );
  }
}
