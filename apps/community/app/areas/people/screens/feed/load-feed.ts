import type { AppLoadContext } from "@remix-run/node";
import { tabLength, tabRange, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { FEED_CHOICES, type FeedView, feedView, KIND_EVENTS } from "./view.ts";

/**
 * A page of the feed that the URL asks for. Guests follow nothing: they read the whole site.
 *
 * @throws 404 for an unknown choice and beyond the last page
 */
export async function loadFeed({ api, url, session: findSession }: AppLoadContext): Promise<FeedView> {
  const session = await findSession();
  const asked = tabRequest(url, FEED_CHOICES);
  const request = session ? asked : { ...asked, scope: "all" as const };
  const event = KIND_EVENTS[request.kind];
  const query = { ...tabRange(request.page), scope: request.scope, ...(event ? { event } : {}) };
  const { data } = await api.GET("/feed", { params: { query } });
  return feedView(request, data, tabLength(url, request.page, data), session === null);
}
