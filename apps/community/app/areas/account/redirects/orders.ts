import "../locales/settings/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved } from "../../../shared/redirects/moved.ts";
import { paths } from "../paths.ts";
import { titles } from "../screens/invoice-settings/titles.ts";

/** An earlier address of the invoices; the redirect of the settings finds the member's own. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  moved(context, { to: paths.settings("invoices"), status: 302, titles });
