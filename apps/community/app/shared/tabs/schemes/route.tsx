import "./locales/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSubject } from "../subject.ts";
import { SchemesTab } from "./screen.tsx";
import { chosenScheme, type SchemesTabView, schemeView } from "./view.ts";

/** The feeding charts of a nutrients brand, in the user's units: a tab of its page. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<SchemesTabView> {
  const { url, measures } = context;
  const brand = await readSubject(context, "brand", params.brand ?? "");
  const scheme = chosenScheme(brand.schemes, url.searchParams.get("scheme"));
  if (scheme === undefined) throw noSuchRoute(url.pathname);
  return {
    link: brand.link,
    brand: brand.name,
    choices: brand.schemes.map(({ id, name }) => ({ id, name })),
    shown: scheme && schemeView(scheme, measures),
  };
}

export default function SchemesTabRoute() {
  return <SchemesTab {...useLoaderData<typeof loader>()} />;
}
