import type { Schema } from "@grow/contract";
import type { SendFailure } from "./waiting.ts";

/** Milliseconds for which the server keeps a key. An older message is never sent by itself: it might arrive twice. */
export const SEND_WITHIN = 24 * 60 * 60 * 1000;

/** The photo of a message: chosen on this device, or uploaded already. */
export type WaitingPhoto =
  | { readonly file: Blob; readonly name: string }
  | { readonly id: number; readonly url: string };

/** Something of Grow's own that a message shares. */
export interface SharedThing {
  readonly kind: "diary" | "week" | "strain" | "product";
  readonly id: number;
  /** Shown until the message has arrived. */
  readonly name: string;
}

/** A message in the outbox of this device. */
export interface WaitingMessage {
  /** The idempotency key, which every attempt repeats. */
  readonly id: string;
  readonly userId: number;
  /** The room, as the user writes it. */
  readonly address: string;
  readonly text: string;
  readonly photo: WaitingPhoto | null;
  readonly share: SharedThing | null;
  /** Id of a message of the room that is older than this one will be; null when none is known. */
  readonly after: number | null;
  /** Milliseconds since 1970; messages of a room are sent in this order. */
  readonly addedAt: number;
  /** Refused ones wait for their author. */
  readonly state: "waiting" | "refused";
  /** Failed attempts. */
  readonly attempts: number;
  /** Earliest next attempt, in milliseconds since 1970. */
  readonly nextAt: number;
  readonly failure: SendFailure | null;
}

/** A change of the outbox, told to all pages of this browser. */
export type OutboxChange =
  | { readonly kind: "changed"; readonly address: string }
  | { readonly kind: "sent"; readonly address: string; readonly message: Schema<"Message"> }
  /** A message was too old to be sent. */
  | { readonly kind: "drafted"; readonly address: string; readonly text: string };
