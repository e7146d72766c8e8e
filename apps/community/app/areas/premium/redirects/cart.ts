import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** An earlier address: there is one thing to buy. */
export const loader = () => redirect(paths.premiumPage(), 301);
