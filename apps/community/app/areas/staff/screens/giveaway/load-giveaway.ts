import { newIdempotencyKey } from "@grow/api-client";
import { notFound } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textLang } from "../../../../shared/text-lang.ts";
import { giveawayValues, newGiveawayValues } from "./giveaway-form.ts";
import { drawView, giveawayView } from "./view.ts";

/** Changes shown below the form. */
const CHANGES = 20;

/** What was just done, for the page that it leads to. */
const DONE = ["saved", "published", "unpublished", "removed", "restored"] as const;
export type Done = (typeof DONE)[number];

/** The giveaway that a path names; null for a new one. */
export function giveawayTarget({ id }: LoaderFunctionArgs["params"], pathname: string): number | null {
  const found = id === "new" ? null : paramId(id ?? "");
  if (found === undefined || found === 0) throw notFound(pathname);
  return found;
}

/** All that the page of a giveaway shows. */
export async function loadGiveaway({ api, locale, url, session }: AppLoadContext, id: number | null) {
  const isAdmin = (await session())?.access.includes("admin") ?? false;
  if (id === null) {
    const values = newGiveawayValues(textLang(locale));
    const nothing = { giveaway: null, draw: null, changes: [], done: null };
    return { ...nothing, isAdmin, requestKey: newIdempotencyKey(), values };
  }
  const path = { id };
  const [{ data: giveaway }, { data: draw }, { data: log }] = await Promise.all([
    api.GET("/staff/giveaways/{id}", { params: { path } }),
    api.GET("/staff/giveaways/{id}/draw", { params: { path } }),
    api.GET("/staff/giveaways/{id}/changes", { params: { path, query: { start: 0, limit: CHANGES } } }),
  ]);
  return {
    isAdmin,
    requestKey: null,
    giveaway: giveawayView(giveaway),
    values: giveawayValues(giveaway),
    draw: drawView(draw),
    changes: log.items,
    done: DONE.find((one) => one === url.searchParams.get("done")) ?? null,
  };
}
