import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** An earlier address. */
export const loader = () => redirect(paths.welcome(), 301);
