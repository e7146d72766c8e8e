import { badParameter, noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";
import { oncePerPage } from "../once-per-page.ts";

/** What a page with tabs may be about. A page of a product of a brand is about the product. */
const SUBJECTS = ["product", "strain", "brand", "user"] as const;
type SubjectKind = (typeof SUBJECTS)[number];

interface SubjectSchemas {
  readonly product: Schema<"Product">;
  readonly strain: Schema<"Strain">;
  readonly brand: Schema<"Brand">;
  readonly user: Schema<"User">;
}

/** The filter of a tab's list. */
export type SubjectFilter =
  | { readonly user_id: number }
  | { readonly brand_id: number }
  | { readonly product_id: number }
  | { readonly strain_id: number };

/**
 * The thing that a page with tabs is about, by its id or the last segment of its link. The frame and the active tab share
 * one request.
 *
 * @throws 404 when it does not exist
 */
export function readSubject<Kind extends SubjectKind>(
  context: AppLoadContext,
  kind: Kind,
  id: string,
): Promise<SubjectSchemas[Kind]> {
  return oncePerPage(context, `${kind} ${id}`, () => ask(context, kind, id)) as Promise<SubjectSchemas[Kind]>;
}

async function ask({ api, url, locale }: AppLoadContext, kind: SubjectKind, id: string): Promise<unknown> {
  if (!/^[A-Za-z0-9_.-]{1,120}$/.test(id)) throw badParameter(url.pathname);
  const params = { path: { id } };
  // Texts of the site are in the language of the page where there is a translation.
  const inLanguage = { ...params, query: { lang: locale === "en-tr" ? ("en" as const) : locale } };
  switch (kind) {
    case "product":
      return (await api.GET("/products/{id}", { params: inLanguage })).data;
    case "strain":
      return (await api.GET("/strains/{id}", { params: inLanguage })).data;
    case "brand":
      return (await api.GET("/brands/{id}", { params: inLanguage })).data;
    case "user":
      return (await api.GET("/users/{id}", { params })).data;
  }
}

/**
 * What the list of a tab is filtered by, from the parameter in the page's path: `:user`, `:brand`, `:product` or
 * `:strain`. Costs no request of its own where the page's frame reads the same thing by {@link readSubject}.
 */
export async function subjectFilter(
  context: AppLoadContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<SubjectFilter> {
  const kind = SUBJECTS.find((name) => params[name] !== undefined);
  const id = kind && params[kind];
  if (!kind || id === undefined) throw noSuchRoute(context.url.pathname);
  const subject = await readSubject(context, kind, id);
  const filters = {
    product: { product_id: subject.id },
    strain: { strain_id: subject.id },
    brand: { brand_id: subject.id },
    user: { user_id: subject.id },
  };
  return filters[kind];
}
