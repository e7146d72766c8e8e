import type { Schema } from "@grow/contract";
import { answerCheck } from "../http/checks.ts";

type LiveEvent = Schema<"LiveEvent">;

const check = answerCheck({ $ref: "#/components/schemas/LiveEvent" });

/** A browser that hears of events as they happen. */
export interface LiveListener {
  readonly status: number;
  readonly headers: Headers;
  /** What came, each compared with the contract. */
  readonly events: readonly LiveEvent[];
  /** All that came, as it came. */
  readonly text: string;
  /** The data of the numbers that came last. */
  numbers(): Schema<"LiveNumbers">["data"] | undefined;
  /** Why the server ended it; rejects when the line broke. */
  readonly ended: Promise<string | undefined>;
  close(): void;
}

/** Opens a line at a server that listens. */
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
  // Who closes it himself does not ask how it ended.
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

/** @throws Error for what is not in the contract */
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
