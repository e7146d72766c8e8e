import type { AnalyticsProvider } from "../analytics/analytics.ts";

/**
 * Google Analytics as a provider. Its script is loaded at the first event, so that a visitor who is not counted never loads it. A
 * blocked script rejects that event, which becomes a warning. The page's content security policy must allow
 * `https://www.googletagmanager.com` and `https://*.google-analytics.com`.
 *
 * @param id - measurement id, `G-…`
 * @throws RangeError for an invalid measurement id
 */
export function googleAnalytics(id: string): AnalyticsProvider {
  if (!/^G-[A-Z0-9]{4,20}$/.test(id)) throw new RangeError(`Invalid measurement id: ${id}`);
  const queue: unknown[] = [];
  let isLoading: Promise<void> | null = null;

  /** Google's queue only accepts the `arguments` object of a function. */
  function tell(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: its script reads this very object
    queue.push(arguments);
  }
  function load(): Promise<void> {
    isLoading ??= new Promise((resolve, reject) => {
      Object.assign(window, { dataLayer: queue });
      tell("js", new Date());
      // Views are reported by the tracker, because pages change without a page load.
      tell("config", id, { send_page_view: false });
      const script = document.createElement("script");
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error("Google Analytics failed to load"));
      document.head.append(script);
    });
    return isLoading;
  }
  function event(name: string, values: Readonly<Record<string, string | number>>): Promise<void> {
    const loaded = load();
    tell("event", name, values);
    return loaded;
  }
  return {
    event,
    pageView: (path) => event("page_view", { page_location: new URL(path, location.origin).href }),
  };
}
