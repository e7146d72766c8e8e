import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";

/** These settings are the reader's own, whoever was named. Not for ever: growers' settings stand here. */
export const loader = () => redirect(paths.notificationSettings(), 302);
