import "../locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved } from "../../../shared/redirects/moved.ts";
import { paths } from "../paths.ts";
import { plansTitles } from "../screens/plans/titles.ts";

/** An earlier address: there is one thing to buy. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  moved(context, { to: paths.premiumPage(), status: 302, titles: plansTitles });
