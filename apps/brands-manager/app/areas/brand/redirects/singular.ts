import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The singular form of the portal's addresses leads to the plural one; its banner editors had another order. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const tail = pluralTail(params["*"] ?? "");
  return redirect(`/brands-manager${tail === "" ? "" : `/${tail}`}${context.url.search}`, 301);
}

/** `banners/box/edit/7` -> `banners/edit/box/7`; anything else stays. */
export function pluralTail(tail: string): string {
  return tail.replace(/^banners\/(box|cpm|header)\/edit\/([^/]+)$/, "banners/edit/$1/$2");
}
