/** Receives what arrives on an event stream. */
export interface StreamListener {
  onEvent(name: string, data: unknown): void;
  /** Something arrived, if only a keep-alive comment. */
  onLife(): void;
  /** Milliseconds after which the server wants a reconnect. */
  onRetry(milliseconds: number): void;
  /** The stream ended: it broke and may be retried, or the server refused it. Not called after a close by the client. */
  onEnd(how: "broken" | "refused"): void;
}

/** Opens a stream. @returns closes it */
export type OpenStream = (listener: StreamListener) => () => void;

/**
 * Opens a stream of server-sent events with `fetch`, which shows what `EventSource` hides: the status, and keep-alive
 * comments between two events.
 *
 * @param url - address of the event stream
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

/** A server that is busy or away may recover in a moment; a refusal would be repeated. */
function isForGood(status: number): boolean {
  return status < 500 || status === 501;
}

/** Parses chunks of any size and reports complete events. */
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
