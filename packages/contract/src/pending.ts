import { operationTable } from "../generated/operations.ts";
import type { OperationRow } from "./operation.ts";

/** Operations that are declared and not built, by name. */
export function pendingIds(table: Readonly<Record<string, OperationRow>> = operationTable): string[] {
  return Object.keys(table)
    .filter((id) => table[id]?.pending)
    .sort();
}

/** What the list of pending operations becomes: it only loses names. */
export function shortened(list: readonly string[], pending: readonly string[]): string[] {
  return list.filter((id) => pending.includes(id));
}

/** Operations that are pending though the list does not let them be: what was built stays built, and what is new is built at once. */
export function newlyPending(list: readonly string[], pending: readonly string[]): string[] {
  return pending.filter((id) => !list.includes(id));
}
