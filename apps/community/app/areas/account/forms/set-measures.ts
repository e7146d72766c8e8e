import type { LoaderFunctionArgs } from "@remix-run/node";
import { toOwnSettings } from "../redirects/settings.ts";

export { action } from "@grow/app-kit/forms/set-measures.ts";

/** The form posts to the address of a settings section, which emails link to. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return toOwnSettings(context, "measures");
}
