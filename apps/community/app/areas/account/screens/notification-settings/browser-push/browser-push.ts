import type { PushBrowser } from "./push-state.ts";

const WORKER = "/service-worker.js";

/** Safari tells whether the page was opened from the Home Screen. */
interface IosNavigator {
  readonly standalone?: boolean;
}

/** iPadOS calls itself a Mac, but no Mac has a touch screen. */
function isIos({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/**
 * Looks at what this browser can do, without asking the user for anything.
 *
 * @returns "unknown" if the browser answers with an error
 */
export async function readPushBrowser(): Promise<PushBrowser | "unknown"> {
  try {
    return await lookAtBrowser();
  } catch {
    return "unknown";
  }
}

async function lookAtBrowser(): Promise<PushBrowser> {
  const isUninstalledIos = isIos(navigator) && (navigator as IosNavigator).standalone !== true;
  const hasPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!hasPush) return { hasPush, permission: "default", isUninstalledIos, subscribedKey: null };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return {
    ...{ hasPush, isUninstalledIos, permission: Notification.permission },
    subscribedKey: subscription ? keyOf(subscription) : null,
  };
}

/**
 * Asks the user for permission, subscribes at the browser's push service, and adds the browser on the server. Called by a press, because
 * browsers ask only then.
 *
 * @param isNamed - show names and texts of messages
 * @returns the permission; nothing was added unless it is granted
 * @throws Error if the browser, its push service or the server fails
 */
export async function turnOnPush(
  userId: number,
  serverKey: string,
  isNamed: boolean,
): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription belongs to one key, and a browser refuses a second one.
  if (before && keyOf(before) !== serverKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const response = await fetch(devicesOf(userId), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...subscription.toJSON(), is_named: isNamed }),
  });
  if (!response.ok) throw new Error(`Adding this browser answered ${response.status}`);
  return permission;
}

/**
 * Ends the subscription of this browser, and removes it on the server.
 *
 * @throws Error if the server fails
 */
export async function turnOffPush(userId: number, deviceId: number): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const response = await fetch(`${devicesOf(userId)}/${deviceId}`, { method: "DELETE" });
  // It may have been removed elsewhere meanwhile.
  if (!response.ok && response.status !== 404) throw new Error(`Removing it answered ${response.status}`);
}

const devicesOf = (userId: number): string => `/api/users/${userId}/settings/push-devices`;

/** The key of the server in base64url, as the api gives it. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
