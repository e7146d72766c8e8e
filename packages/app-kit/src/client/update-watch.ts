import type { Clock, PageSignals } from "@grow/trackers";

/** Milliseconds between two looks at the version of the site. */
export const UPDATE_PERIOD = 3_600_000;

/** What watching for updates needs. */
export interface UpdateWatchOptions {
  clock: Clock;
  page: PageSignals;
  /** Version of the page that runs. */
  version: string;
  /** Asks the server for its version; a failure is ignored. */
  load: () => Promise<string>;
  /** Called once, when the server's version is another. */
  onNew: () => void;
}

/**
 * Looks every 60 min whether the site has a new version, and when the tab comes to the front after longer than that.
 *
 * @returns ends it
 */
export function watchUpdates({ clock, page, version, load, onNew }: UpdateWatchOptions): () => void {
  let isOver = false;
  let isUnderWay = false;
  /** By the clock on the wall, which runs on while a machine sleeps. */
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
      // No answer is no new version.
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
    // A clock that was put back says nothing about how long it was.
    if (isVisible && (passed > UPDATE_PERIOD || passed < 0)) void look();
  });
  return end;
}

/** The version that the server of this site runs. */
export async function loadVersion(): Promise<string> {
  const answer = await fetch("/build-manifest.json", { cache: "no-store" });
  const manifest: unknown = answer.ok ? await answer.json() : null;
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest && typeof manifest.version === "string" ? manifest.version : "";
}
