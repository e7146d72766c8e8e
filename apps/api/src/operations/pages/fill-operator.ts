import type { Operator } from "../../config/operator.ts";
import { escapeHtml } from "../../content/escape-html.ts";

const PLACEHOLDER = /\{(operator|address|email|host)\}/g;

/**
 * Fills in who runs the site: `{operator}`, `{address}` (a line each), `{email}` and `{host}`.
 *
 * @param html - a text of the site's own, or one written on the staff desk
 */
export function fillOperator(html: string, { name, address, email }: Operator, host: string): string {
  const values = {
    operator: escapeHtml(name),
    address: address.map(escapeHtml).join("<br />"),
    email: escapeHtml(email),
    host: escapeHtml(host),
  };
  return html.replace(PLACEHOLDER, (_, key: keyof typeof values) => values[key]);
}
