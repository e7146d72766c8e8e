import type { BrowserContext, Page } from "@playwright/test";
import type { PushService } from "../site/push-service.ts";

/** A notification on the screen. */
interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
}

/**
 * Lets the pages of a context subscribe at a local push service, because browsers know only their vendor's. The rest is real: permission,
 * service worker and notifications.
 */
export async function usePushService(context: BrowserContext, service: PushService): Promise<void> {
  const { endpoint, keys } = service.subscribe();
  await context.addInitScript(
    (subscription) => {
      const KEY = "journey push key";
      const make = () => {
        const key = localStorage.getItem(KEY);
        if (key === null) return null;
        const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
        return {
          ...{ ...subscription, options: { applicationServerKey: bytes.buffer } },
          toJSON: () => ({ ...subscription, expirationTime: null }),
          unsubscribe: async () => {
            localStorage.removeItem(KEY);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem(KEY, applicationServerKey);
          return make();
        },
        getSubscription: async () => make(),
      });
    },
    { endpoint, keys },
  );
}

/** Hands the text of a push message to the page's service worker, as the browser does after decrypting it. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: text });
  await session.detach();
}

/** The notifications that the site shows. */
export async function shownNotifications(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: String(data?.url) }));
  });
}
