import "../screens/strains/locales/catalog.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { moved, slugWords } from "../../../shared/redirects/moved.ts";
import { strainTitles } from "../screens/strains/strain/titles.ts";

/** An older address of a strain. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const { strain = "" } = params;
  return moved(context, {
    to: `/strains/${encodeURIComponent(strain)}${context.url.search}`,
    status: 301,
    titles: strainTitles[""],
    values: { strainname: slugWords(strain) },
  });
}
