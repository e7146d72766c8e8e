/**
 * A queue for the single session. A holder keeps it for a whole transaction; others wait in order of arrival.
 */
export class SessionTurns<Holder extends object> {
  #holder: Holder | null = null;
  readonly #waiting: { holder: Holder; go: (granted: boolean) => void }[] = [];

  holds(holder: Holder): boolean {
    return this.#holder === holder;
  }

  /** Resolves to true when the holder gets the session, or to false when it was {@link forget forgotten} while waiting. */
  take(holder: Holder): Promise<boolean> {
    if (this.#holder === null || this.#holder === holder) {
      this.#holder = holder;
      return Promise.resolve(true);
    }
    return new Promise((go) => this.#waiting.push({ holder, go }));
  }

  /** Passes the session on; does nothing for a client that does not hold it. */
  giveBack(holder: Holder): void {
    if (this.#holder !== holder) return;
    const next = this.#waiting.shift();
    this.#holder = next?.holder ?? null;
    next?.go(true);
  }

  /** Removes a waiting client. */
  forget(holder: Holder): void {
    for (let i = this.#waiting.length - 1; i >= 0; i--) {
      const waiting = this.#waiting[i];
      if (waiting?.holder !== holder) continue;
      this.#waiting.splice(i, 1);
      waiting.go(false);
    }
  }
}
