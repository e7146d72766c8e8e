import type { Schema } from "@grow/contract";
import { responseCheck } from "../http/checks.ts";

type LiveEvent = Schema<"LiveEvent">;

const check = responseCheck({ $ref: "#/components/schemas/LiveEvent" });

/** A client of the event stream. */
export interface LiveListener {
  readonly status: number;
  readonly headers: Headers;
  /** Received events, each validated against the contract. */
  readonly events: readonly LiveEvent[];
  /** The received text. */
  readonly text: string;
  /** The data of the last numbers event. */
  numbers(): Schema<"LiveNumbers">["data"] | undefined;
  /** Why the server ended the stream; rejects when the connection was lost. */
  readonly ended: Promise<string | undefined>;
  close(): void;
}

/** Opens an event stream at a listening server. */
export async function listenLive(origin: string, token: string): Promise<LiveListener> {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/live`, { headers, signal: abort.signal });
  const events: LiveEvent[] = [];
  let text = "";
  const ended = (async () => {
    const decoder = new TextDecoder();
    let read = 0;
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf("\n\n", read); end >= 0; end = text.indexOf("\n\n", read)) {
        const event = readEvent(text.slice(read, end));
        if (event) events.push(event);
        read = end + 2;
      }
    }
    const last = events.at(-1);
    return last?.event === "end" ? last.data.reason : undefined;
  })();
  // A test that closes the stream itself ignores how it ended.
  ended.catch(() => {});
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    get text() {
      return text;
    },
    numbers: () => events.findLast((event) => event.event === "numbers")?.data,
    ended,
    close: () => abort.abort(),
  };
}

/** @throws Error for an event outside the contract */
function readEvent(block: string): LiveEvent | null {
  const fields = block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line));
  const named = (name: string) => fields.find((field) => field?.[1] === name)?.[2];
  const event = named("event");
  if (event === undefined) return null;
  const read: LiveEvent = JSON.parse(`{"event":${JSON.stringify(event)},"data":${named("data")}}`);
  const wrong = check(read);
  if (wrong !== null) throw new Error(wrong);
  return read;
}
