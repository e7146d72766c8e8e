import type { Clock } from "../browser/clock.ts";
import type { PageSignals } from "../browser/page-signals.ts";

/** Milliseconds between two version checks. */
export const UPDATE_PERIOD = 3_600_000;

/** Dependencies of the version check. */
export interface UpdateWatchOptions {
  clock: Clock;
  page: PageSignals;
  /** Version of the running page. */
  version: string;
  /** Loads the server's version; a failure is ignored. */
  load: () => Promise<string>;
  /** Called once, when the server's version differs. */
  onNew: () => void;
}

/**
 * Checks every 60 min whether the site has a new version, and also when the tab becomes visible after longer than that.
 *
 * @returns stops checking
 */
export function watchUpdates({ clock, page, version, load, onNew }: UpdateWatchOptions): () => void {
  let isOver = false;
  let isUnderWay = false;
  /** Wall clock time, which continues while a machine sleeps. */
  let looked = clock.date();
  let takeBack = plan();

  function plan(): () => void {
    return clock.after(UPDATE_PERIOD, () => void look());
  }
  async function look(): Promise<void> {
    if (isUnderWay || isOver) return;
    isUnderWay = true;
    looked = clock.date();
    takeBack();
    takeBack = plan();
    try {
      const current = await load();
      if (isOver || current === "" || current === version) return;
      end();
      onNew();
    } catch {
      // Without a response nothing is known about a new version.
    } finally {
      isUnderWay = false;
    }
  }
  function end(): void {
    isOver = true;
    takeBack();
    endListening();
  }
  const endListening = page.onVisibility((isVisible) => {
    const passed = clock.date() - looked;
    // After the clock was set back, the time passed is unknown.
    if (isVisible && (passed > UPDATE_PERIOD || passed < 0)) void look();
  });
  return end;
}

/** Loads the version that this site's server runs. */
export async function loadVersion(): Promise<string> {
  const answer = await fetch("/build-manifest.json", { cache: "no-store" });
  const manifest: unknown = answer.ok ? await answer.json() : null;
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest && typeof manifest.version === "string" ? manifest.version : "";
}
