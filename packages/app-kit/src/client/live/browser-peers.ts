import type { Peers, Word } from "./share-line.ts";

/**
 * Finds the other pages of this browser that are signed in as the same user.
 *
 * @returns null when the browser lacks `navigator.locks` or `BroadcastChannel`
 *
 * @param user - id of the user
 */
export function browserPeers(user: number): Peers | null {
  // Available in secure contexts only.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks || typeof BroadcastChannel === "undefined") return null;
  const name = `grow-live-${user}`;
  return {
    lead(run) {
      const leave = new AbortController();
      const { signal } = leave;
      locks
        .request(name, { signal }, () => {
          if (signal.aborted) return undefined;
          const end = run();
          // The lock is held as long as this promise is pending.
          return new Promise<void>((resolve) => {
            signal.addEventListener("abort", () => {
              end();
              resolve();
            });
          });
        })
        // Leaving while waiting for the lock aborts the request, which rejects.
        .catch(() => {});
      return () => leave.abort();
    },
    ...channelOf(name),
  };
}

function channelOf(name: string): Pick<Peers, "tell" | "hear"> {
  const channel = new BroadcastChannel(name);
  return {
    tell: (word) => channel.postMessage(word),
    hear(listener) {
      channel.addEventListener("message", ({ data }: MessageEvent<Word>) => listener(data));
      return () => channel.close();
    },
  };
}
