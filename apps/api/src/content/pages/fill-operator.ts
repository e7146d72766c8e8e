import { escapeHtml } from "../escape-html.ts";
import type { Operator } from "./operator.ts";

const PLACEHOLDER = /\{(\w{1,60})\}/g;
const NAMES = ["operator", "address", "email", "host"] as const;
type PlaceholderName = (typeof NAMES)[number];

/**
 * Fills in who runs the site: `{operator}`, `{address}` (a line each), `{email}` and `{host}`.
 *
 * @param html - a text of the site's own, or one written on the staff desk
 */
export function fillOperator(html: string, { name, address, email }: Operator, host: string): string {
  const values: Readonly<Record<PlaceholderName, string>> = {
    operator: escapeHtml(name),
    address: address.map(escapeHtml).join("<br />"),
    email: escapeHtml(email),
    host: escapeHtml(host),
  };
  return html.replace(PLACEHOLDER, (whole, key: string) => (isKnown(key) ? values[key] : whole));
}

/** The first placeholder of a text that {@link fillOperator} does not know, without its braces; null when it knows all. */
export function unknownPlaceholder(html: string): string | null {
  const found = [...html.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return found.find((name) => !isKnown(name)) ?? null;
}

function isKnown(name: string): name is PlaceholderName {
  return NAMES.some((known) => known === name);
}
