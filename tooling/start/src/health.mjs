import { setTimeout as sleep } from "node:timers/promises";

/** Time between two looks at a server, in milliseconds. */
const interval = 100;

/**
 * Waits until a server says that it is ready to serve.
 *
 * @param {{ host: string, port: number, signal: AbortSignal }} where `signal` ends the waiting
 * @returns {Promise<void>}
 * @throws the reason of `signal`
 */
export async function untilHealthy({ host, port, signal }) {
  // A server that listens everywhere is asked on the loopback.
  const address =
    host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  for (;;) {
    signal.throwIfAborted();
    try {
      const answer = await fetch(`http://${address}:${port}/healthz`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(2000)]),
      });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      signal.throwIfAborted();
    }
    await sleep(interval);
  }
}
