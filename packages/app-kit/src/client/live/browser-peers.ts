import type { Peers, Word } from "./share-line.ts";

/**
 * The other pages of this browser on which the same person is signed in; null where a browser has no means to find them.
 *
 * @param user - id of the person
 */
export function browserPeers(user: number): Peers | null {
  // Only where the connection is safe.
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
          // The place is held as long as this promise is open.
          return new Promise<void>((resolve) => {
            signal.addEventListener("abort", () => {
              end();
              resolve();
            });
          });
        })
        // Whoever leaves while he waits is told so by an error.
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
