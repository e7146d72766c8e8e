import { redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

/** The editor without an id uploads a new video. */
export function loader(): never {
  throw redirect(paths.newShort(), 301);
}
