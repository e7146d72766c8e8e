import { NAVIGATION_TYPES, type NavigationType, type TelemetrySession } from "../telemetry/telemetry.ts";

/** Properties that only some browsers have. */
interface TalkativeNavigator extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly effectiveType?: string };
}

/** Properties of this browser; null for missing ones. */
export function browserSession(): Omit<TelemetrySession, "timestamp"> {
  const { userAgent, deviceMemory, hardwareConcurrency, connection } = navigator as TalkativeNavigator;
  return {
    user_agent: userAgent,
    device_memory: deviceMemory ?? null,
    hardware_concurrency: hardwareConcurrency ?? null,
    connection_type: connection?.effectiveType ?? null,
  };
}

/** The navigation type in terms of the web vitals; `navigate` where the browser does not report it. */
export function browserNavigationType(): NavigationType {
  const [entry] = performance.getEntriesByType("navigation");
  const told = entry && "type" in entry ? String(entry.type).replace("_", "-") : "";
  return NAVIGATION_TYPES.find((type) => type === told) ?? "navigate";
}
