/** The name of the shown page's route: its file in a short form. Empty on the error page of a root that failed. */
export const pageName = (): string => document.documentElement.dataset.page ?? "";

/**
 * Whether this visitor counts: not a member who refused statistics, nor staff with the right to see more, nor anyone whose browser
 * says that they want no tracking (Global Privacy Control).
 */
export function isCounted(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return document.documentElement.dataset.uncounted === undefined && globalPrivacyControl !== true;
}

/** The version of the site's build, from the inert page data; "unknown" where there are none. */
export function siteVersion(): string {
  const [frame = ""] = document.getElementById("grow-handoff")?.textContent?.split("\n", 1) ?? [];
  try {
    return JSON.parse(frame).manifest.version;
  } catch {
    return "unknown";
  }
}
