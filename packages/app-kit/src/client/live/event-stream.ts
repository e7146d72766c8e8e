/** What comes by a line. */
export interface StreamListener {
  onEvent(name: string, data: unknown): void;
  /** Something came, be it only a sign of life. */
  onLife(): void;
  /** The server's wish, in milliseconds, when to come back after a break. */
  onRetry(milliseconds: number): void;
  /** It is over: it broke and may be tried again, or the server will have none. Not called for one that was closed. */
  onEnd(how: "broken" | "refused"): void;
}

/** Opens a line. @returns closes it */
export type OpenStream = (listener: StreamListener) => () => void;

/**
 * Opens a line of server-sent events by `fetch`, which shows what the browser's own way hides: the status, and signs of life between
 * two events.
 *
 * @param url - where the events come from
 */
export function eventStream(url: string): OpenStream {
  return (listener) => {
    const abort = new AbortController();
    const { signal } = abort;
    const run = async (): Promise<"broken" | "refused"> => {
      const headers = { accept: "text/event-stream" };
      const answer = await fetch(url, { headers, signal, cache: "no-store" });
      if (!answer.ok || !answer.body) return isForGood(answer.status) ? "refused" : "broken";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const read = eventReader(listener);
      for (let step = await reader.read(); !step.done; step = await reader.read()) {
        listener.onLife();
        read(step.value);
      }
      return "broken";
    };
    run()
      .catch(() => "broken" as const)
      .then((how) => {
        if (!signal.aborted) listener.onEnd(how);
      });
    return () => abort.abort();
  };
}

/** A server that is busy or away may be there in a moment; one that says no says so again. */
function isForGood(status: number): boolean {
  return status < 500 || status === 501;
}

/** Takes what comes in pieces of any size, and tells whole events. */
export function eventReader(listener: Pick<StreamListener, "onEvent" | "onRetry">): (text: string) => void {
  let rest = "";
  return (text) => {
    const blocks = `${rest}${text}`.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) readBlock(block, listener);
  };
}

function readBlock(block: string, { onEvent, onRetry }: Pick<StreamListener, "onEvent" | "onRetry">): void {
  const fields = new Map(
    block.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const retry = Number(fields.get("retry"));
  if (retry > 0) onRetry(retry);
  const name = fields.get("event");
  if (name !== undefined) onEvent(name, parsed(fields.get("data") ?? ""));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
