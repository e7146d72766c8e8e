import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** Redirects the portal's singular URLs to the plural ones; its banner editors had another order. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const tail = pluralTail(params["*"] ?? "");
  return redirect(`/brands-manager${tail === "" ? "" : `/${tail}`}${context.url.search}`, 301);
}

/** `banners/box/edit/7` -> `banners/edit/box/7`; anything else is unchanged. */
export function pluralTail(tail: string): string {
  return tail.replace(/^banners\/(box|cpm|header)\/edit\/([^/]+)$/, "banners/edit/$1/$2");
}
