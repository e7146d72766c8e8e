import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** These settings are the reader's own, whoever he is, so that one address is enough. Not for ever: growers' settings stand here. */
export const loader = () => redirect(paths.interfaceSettings(), 302);
