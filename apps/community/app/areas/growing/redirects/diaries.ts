import { redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The list of diaries has one address. */
export function loader(): Response {
  return redirect(paths.explore(), 301);
}
