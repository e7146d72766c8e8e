import { useViewer } from "@grow/app-kit/shell/shell-data.ts";
import { type ComponentType, useEffect, useState } from "react";
import type { OfflineLiveProps } from "./live/offline-live.tsx";

/**
 * What the site does for a grower without a connection. Nothing of it is part of any page: it comes once the page is live
 * and the browser has nothing else to do, and only where somebody is signed in, or was.
 */
export function OfflineBehaviour() {
  const viewer = useViewer();
  const id = viewer?.id ?? null;
  const [Live, setLive] = useState<ComponentType<OfflineLiveProps>>();
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return undefined;
    // A guest has nothing to be kept; but what was kept for who was here before must go.
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
