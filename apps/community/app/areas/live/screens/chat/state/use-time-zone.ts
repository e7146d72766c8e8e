import { useHydrated } from "@grow/ui/foundation";

/** The time zone of the times of a room: UTC on the server and until hydration, so that both render the same, then the browser's. */
export function useTimeZone(): string {
  const isHydrated = useHydrated();
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" : "UTC";
}
