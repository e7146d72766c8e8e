import "../../../../shared/catalogue/locales/catalog.ts";
import "../../../../shared/mix-card/locales/catalog.ts";
import "../../locales/products/catalog.ts";
import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { MixCardScreen } from "./screen.tsx";
import { mixTitles } from "./titles.ts";
import { mixRequest, mixView } from "./view.ts";

export const handle: RouteHandle = { middleware: ["params"], params: { brand: "slug", scheme: "id" } };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { i18n, url, measures } = context;
  const brand = await readSubject(context, "brand", params.brand ?? "");
  const scheme = brand.schemes.find(({ id }) => String(id) === params.scheme);
  const mix =
    scheme && mixView(scheme, mixRequest(url.searchParams, scheme.weeks.length, measures), measures);
  if (!scheme || !mix) throw noSuchRoute(url.pathname);
  const address = paths.mixCard(brand.link, scheme.id);
  if (url.pathname !== address) throw redirect(address + url.search, 301);
  return {
    head: {
      ...fillHead(i18n, mixTitles, { title: scheme.name, brandname: brand.name }),
      canonical: address,
    },
    brand: { name: brand.name, link: brand.link },
    scheme: { id: scheme.id, name: scheme.name },
    mix,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MixCardRoute() {
  return <MixCardScreen {...useLoaderData<typeof loader>()} />;
}
