import type { Schema } from "@grow/contract";

/** What a line tells. */
export type LiveEvent = Schema<"LiveEvent">;

/** An event as it stands on the wire: its name, and its data in one line. */
export function eventText({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
