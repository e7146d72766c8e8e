import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** A former URL. */
export const loader = () => redirect(paths.welcome(), 301);
