/*
 * The parts of the service worker's global scope that it uses. TypeScript's library for workers conflicts with the one for pages, and
 * this app has both.
 */

import type { NotificationScope, ShownNotification } from "./push/notification-scope.ts";

/** An event whose work keeps the worker running. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
  /** The page that sent it; null once it is closed. */
  readonly source: { postMessage(message: unknown): void } | null;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: ShownNotification;
}

export interface WorkerScope extends Omit<NotificationScope, "location"> {
  readonly location: Location;
  readonly clients: NotificationScope["clients"] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: ExtendableEvent) => void): void;
}
