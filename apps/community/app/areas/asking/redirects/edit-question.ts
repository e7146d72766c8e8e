import { redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The editor without an id asks a new question. */
export function loader(): never {
  throw redirect(paths.newQuestion(), 301);
}
