import { newIdempotencyKey } from "@grow/api-client";
import { countriesIn } from "@grow/app-kit/forms/countries.ts";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textLang } from "../../../../shared/text-lang.ts";
import { bannerValues, newBannerValues } from "./banner-form.ts";
import { bannerView } from "./view.ts";

/** Changes shown below the form. */
const CHANGES = 20;

const DONE = ["saved", "approved", "refused"] as const;

/** What was just done with a banner. */
export type Done = (typeof DONE)[number];

/** The banner that a path names; null for a new one. */
export function bannerTarget({ id }: LoaderFunctionArgs["params"], pathname: string): number | null {
  const found = id === "new" ? null : paramId(id ?? "");
  if (found === undefined || found === 0) throw notFound(pathname);
  return found;
}

/** All that the page of a banner shows. Moderators decide; administrators also write. */
export async function loadBanner({ api, locale, url, session }: AppLoadContext, id: number | null) {
  const isAdmin = (await session())?.access.includes("admin") ?? false;
  if (id === null) {
    if (!isAdmin) throw notFound(url.pathname);
    return {
      ...{ banner: null, changes: [], done: null, isAdmin, requestKey: newIdempotencyKey() },
      ...{ countries: countriesIn(locale), values: newBannerValues(textLang(locale)) },
    };
  }
  const params = { path: { id } };
  const [{ data: banner }, { data: log }] = await Promise.all([
    api.GET("/staff/banners/{id}", { params }),
    api.GET("/staff/banners/{id}/changes", { params: { ...params, query: { start: 0, limit: CHANGES } } }),
  ]);
  return {
    ...{ isAdmin, requestKey: null, banner: bannerView(banner), values: bannerValues(banner) },
    // Only administrators have the form.
    countries: isAdmin ? countriesIn(locale) : [],
    changes: log.items,
    done: DONE.find((one) => one === url.searchParams.get("done")) ?? null,
  };
}
