import { NAVIGATION_TYPES, type NavigationType, type TelemetrySession } from "../telemetry/telemetry.ts";

/** What only some browsers tell. */
interface TalkativeNavigator extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly effectiveType?: string };
}

/** What this browser tells about itself; null for what it does not. */
export function browserSession(): Omit<TelemetrySession, "timestamp"> {
  const { userAgent, deviceMemory, hardwareConcurrency, connection } = navigator as TalkativeNavigator;
  return {
    user_agent: userAgent,
    device_memory: deviceMemory ?? null,
    hardware_concurrency: hardwareConcurrency ?? null,
    connection_type: connection?.effectiveType ?? null,
  };
}

/** How people came to the page, in the words of the web vitals; `navigate` where the browser does not tell. */
export function browserNavigationType(): NavigationType {
  const [entry] = performance.getEntriesByType("navigation");
  const told = entry && "type" in entry ? String(entry.type).replace("_", "-") : "";
  return NAVIGATION_TYPES.find((type) => type === told) ?? "navigate";
}
