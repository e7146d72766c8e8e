import { useViewer } from "@grow/app-kit/shell/shell-data.ts";
import { type ComponentType, useEffect, useState } from "react";
import type { OfflineLiveProps } from "./live/offline-live.tsx";

/** Loads the offline features when the browser is idle, for a signed-in user, or for a guest after a user has signed out. */
export function OfflineBehaviour() {
  const viewer = useViewer();
  const id = viewer?.id ?? null;
  const [Live, setLive] = useState<ComponentType<OfflineLiveProps>>();
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return undefined;
    // Nothing is cached for a guest, but the cache of a user who was signed in before must be cleared.
    if (id === null && !navigator.serviceWorker.controller) return undefined;
    const load = () =>
      void import("./live/offline-live.tsx").then(
        ({ OfflineLive }) => setLive(() => OfflineLive),
        () => {},
      );
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    const waiting = idle(load, { timeout: 2000 });
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(waiting);
  }, [id]);
  return Live ? <Live userId={id} /> : null;
}
