import { AsyncLocalStorage } from "node:async_hooks";

/** Whether the client that work is done for has left; null for work that others wait for, too. */
type HasLeft = (() => boolean) | null;

const storage = new AsyncLocalStorage<HasLeft>();

/** Thrown instead of a query for a client that has left. Nobody gets the response. */
export class ClientLeft extends Error {
  override readonly name = "ClientLeft";

  constructor() {
    super("The client has left, so its query was not sent.");
  }
}

/** Runs `work`; once the client has left, its next query outside a transaction throws {@link ClientLeft}. */
export function forClient<T>(hasLeft: () => boolean, work: () => Promise<T>): Promise<T> {
  return storage.run(hasLeft, work);
}

/** Runs work whose result other requests share: it goes on when the client that began it leaves. */
export function forEveryone<T>(work: () => Promise<T>): Promise<T> {
  return storage.run(null, work);
}

/** @throws ClientLeft */
export function checkClient(): void {
  if (storage.getStore()?.()) throw new ClientLeft();
}
