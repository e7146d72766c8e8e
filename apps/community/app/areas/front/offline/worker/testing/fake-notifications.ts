import type { NotificationScope } from "../push/notification-scope.ts";

interface Shown extends NotificationOptions {
  title: string;
  body: string;
}

interface FakeNotifications {
  /** On the screen, oldest first. */
  shown: Shown[];
  /** URLs of open tabs. */
  tabs: string[];
  focused: string[];
  opened: string[];
  /** The key that the browser is subscribed with. */
  subscribed: string | null;
  /** The parts of the worker's scope. */
  scope: NotificationScope;
}

/** The notifications, tabs and subscription of a browser, in memory. */
export function fakeNotifications(origin = "https://grow.example"): FakeNotifications {
  const browser: FakeNotifications = {
    ...{ shown: [], tabs: [], focused: [], opened: [], subscribed: null },
    scope: {
      location: { origin },
      registration: {
        async showNotification(title: string, options: NotificationOptions = {}) {
          browser.shown = browser.shown.filter((one) => one.tag !== options.tag);
          browser.shown.push({ title, body: "", ...options });
        },
        async getNotifications(filter?: { tag: string }) {
          return browser.shown
            .filter((one) => filter === undefined || one.tag === filter.tag)
            .map((one) => ({
              body: one.body,
              data: one.data as unknown,
              close() {
                browser.shown = browser.shown.filter((other) => other !== one);
              },
            }));
        },
        pushManager: {
          async subscribe(options: PushSubscriptionOptionsInit = {}) {
            browser.subscribed = String(options.applicationServerKey);
            return fakeSubscription();
          },
          async getSubscription() {
            return browser.subscribed === null ? null : fakeSubscription();
          },
        },
      },
      clients: {
        matchAll: async () =>
          browser.tabs.map((url) => ({ url, focus: async () => void browser.focused.push(url) })),
        openWindow: async (url: string) => void browser.opened.push(url),
      },
    },
  };
  const fakeSubscription = () =>
    ({
      toJSON: () => ({ endpoint: "https://push.example/new", keys: { p256dh: "public", auth: "secret" } }),
      async unsubscribe() {
        browser.subscribed = null;
        return true;
      },
    }) as unknown as PushSubscription;
  return browser;
}
