import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "../../../shared/file-response.ts";

const DAY = 86_400_000;
/** Days for which the file is valid; at most a year by RFC 9116. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl, securityContact } = context.environment;
  const address = new URL("/.well-known/security.txt", publicUrl);
  // The start of a day: the file is the same all day long.
  const expires = new Date((Math.floor(Date.now() / DAY) + VALID_DAYS) * DAY);
  const lines = [
    `Contact: ${securityContact ?? `mailto:security@${address.hostname}`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, de, es, ru, th",
    `Canonical: ${address.href}`,
    "",
  ];
  return fileAnswer(context, "text/plain", lines.join("\n"));
}
