import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** An earlier address of the invoices; the redirect of the settings finds the member's own. */
export const loader = () => redirect(paths.settings("invoices"), 302);
