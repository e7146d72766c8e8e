import "../locales/catalog.ts";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../../paths.ts";
import { readSubject } from "../../../../../shared/tabs/subject.ts";
import { FamilyScreen } from "./screen.tsx";
import { familyTitles } from "./titles.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, i18n, url } = context;
  const { id, name, link } = await readSubject(context, "strain", params.strain ?? "");
  const canonical = paths.strainTree(link);
  if (canonical !== url.pathname) throw redirect(canonical, 301);
  const { data: tree } = await api.GET("/service/strains-tree", { params: { query: { id } } });
  return { head: { ...fillHead(i18n, familyTitles, { strainname: name }), canonical }, tree };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function FamilyRoute() {
  return <FamilyScreen {...useLoaderData<typeof loader>()} />;
}
