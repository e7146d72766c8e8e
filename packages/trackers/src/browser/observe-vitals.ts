import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Telemetry } from "../telemetry/telemetry.ts";

/**
 * Measures the web vitals (with Google's library), the first input delay and long tasks of a page, as far as the browser reports them.
 *
 * @returns stops measuring first input and long tasks; the library measures as long as the page lives
 */
export function observeVitals(telemetry: Telemetry): () => void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    on(({ name, value, delta, id, navigationType }) => {
      telemetry.measure({ name, value, delta, id, navigation_type: navigationType });
    });
  }
  const ends = [
    onEntries("first-input", (entry) => {
      const { startTime, processingStart } = entry as PerformanceEventTiming;
      telemetry.measure({ name: "FID", value: Math.max(0, processingStart - startTime) });
    }),
    onEntries("longtask", ({ duration }) => {
      telemetry.measure({ name: "long-task", value: duration });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function onEntries(type: string, run: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) run(entry);
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
