import type { Schema } from "@grow/contract";

/** An event of an event stream. */
export type LiveEvent = Schema<"LiveEvent">;

/** An event in the format of server-sent events: its name, and its data in one line. */
export function eventText({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
