import type { NotificationScope, ShownNotification } from "./notification-scope.ts";

/** Opens the page of a pressed notification: the tab that shows it, or a new one, because any other may have something typed. */
export async function openNotification(
  { location, clients }: NotificationScope,
  notification: ShownNotification,
): Promise<void> {
  notification.close();
  const target = ownUrl(notification.data, location.origin);
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find((tab) => withoutHash(tab.url) === withoutHash(target));
  await (shown ? shown.focus() : clients.openWindow(target));
}

/** The URL of a notification, if it is of this site; its home page otherwise. */
function ownUrl(data: unknown, origin: string): string {
  const url = (data as { url?: unknown } | null)?.url;
  if (typeof url !== "string" || !URL.canParse(url, origin)) return `${origin}/`;
  const { href, origin: given } = new URL(url, origin);
  return given === origin ? href : `${origin}/`;
}

const withoutHash = (url: string): string => url.split("#", 1)[0] ?? url;
