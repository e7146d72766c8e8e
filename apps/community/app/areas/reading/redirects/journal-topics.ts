import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** The journal lists its categories and tags. */
export function loader(): never {
  throw redirect(`${paths.journal()}#topics`, 302);
}
