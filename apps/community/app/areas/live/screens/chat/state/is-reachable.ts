/** A file of this site. */
const PROBE = "/build-manifest.json";

/** Whether the site can be reached now. The router's own loads would replace the page, and what was written on it, by the error page. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
