import type { PushConfig } from "../config/push-config.ts";

/** Hosts of the push services of Chrome, Firefox, Safari and Edge; a leading dot stands for any host below. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether an endpoint belongs to a known push service, so that no user can make the server send requests elsewhere.
 *
 * @param hosts further hosts, from the settings
 * @param origins local push services of tests, from the settings; none in production
 */
export function isKnownEndpoint(
  endpoint: string,
  { hosts, origins }: Pick<PushConfig, "hosts" | "origins">,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash, origin } = new URL(endpoint);
  if (username !== "" || password !== "" || hash !== "") return false;
  if (origins.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return [...PUSH_SERVICES, ...hosts].some((host) =>
    host.startsWith(".") ? hostname.endsWith(host) : hostname === host,
  );
}
