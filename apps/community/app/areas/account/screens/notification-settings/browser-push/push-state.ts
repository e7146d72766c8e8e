/**
 * What this browser can do. `install`: on iPhones and iPads, only an app on the Home Screen gets push. `denied`: the user has blocked
 * notifications of the site. `unknown`: the browser answered with an error, as some do that store nothing.
 */
export type PushState = "unknown" | "unsupported" | "install" | "denied" | "off" | "on";

/** The parts of the browser that push needs. */
export interface PushBrowser {
  readonly hasPush: boolean;
  readonly permission: NotificationPermission;
  /** iOS or iPadOS, in a browser tab. */
  readonly isUninstalledIos: boolean;
  /** The server's key that the browser is subscribed with; null without a subscription. */
  readonly subscribedKey: string | null;
}

/**
 * @param browser - "unknown" after an error
 * @param isListed - whether the server has the browser on its list for this session
 */
export function pushState(browser: PushBrowser | "unknown", serverKey: string, isListed: boolean): PushState {
  if (browser === "unknown") return browser;
  const { hasPush, permission, isUninstalledIos, subscribedKey } = browser;
  if (isUninstalledIos) return "install";
  if (!hasPush) return "unsupported";
  if (permission === "denied") return "denied";
  return permission === "granted" && isListed && subscribedKey === serverKey ? "on" : "off";
}
