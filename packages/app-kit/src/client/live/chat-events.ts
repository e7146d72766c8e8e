import type { Schema } from "@grow/contract";

/** What a live line tells about rooms, and whether it is open. */
export type ChatEvent =
  | Schema<"LiveMessage">
  | Schema<"LiveRead">
  | Schema<"LiveTyping">
  | Schema<"LiveRoom">
  | { readonly event: "line"; readonly isOpen: boolean }
  | { readonly event: "unread"; readonly count: number };

const NAMES: readonly string[] = ["message", "read", "typing", "room"];

/** Whether an event of the stream is about a room. */
export function isChatEvent(name: string): name is "message" | "read" | "typing" | "room" {
  return NAMES.includes(name);
}

const listeners = new Set<(event: ChatEvent) => void>();

/** What a listener that comes later has to know. */
let line: ChatEvent = { event: "line", isOpen: false };
let unread: ChatEvent | null = null;

/** Tells this page's rooms what arrived on the live line of this browser. */
export function tellChat(event: ChatEvent): void {
  if (event.event === "line") line = event;
  if (event.event === "unread") unread = event;
  for (const listener of [...listeners]) listener(event);
}

/**
 * Hears what the live line of this browser tells about rooms; at once whether it is open.
 *
 * @returns stops listening
 */
export function hearChat(listener: (event: ChatEvent) => void): () => void {
  listeners.add(listener);
  listener(line);
  if (unread) listener(unread);
  return () => listeners.delete(listener);
}
