/** A notification on the screen. */
export interface ShownNotification {
  readonly body: string;
  readonly data: unknown;
  close(): void;
}

/** An open tab. */
export interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The parts of the service worker's global scope that push uses. */
export interface NotificationScope {
  readonly location: Pick<Location, "origin">;
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter?: { tag: string }): Promise<readonly ShownNotification[]>;
    readonly pushManager: Pick<PushManager, "getSubscription" | "subscribe">;
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
