import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";

/**
 * Fetches all ads of the site in one request: banners by slot, and the sections without ads. Cache the response while the
 * site stays open (`createAdData` of `@grow/trackers` does).
 *
 * @throws ApiError when the request fails; show no ads then
 * @example const { data } = await getAds(api)
 */
export function getAds(api: ApiClient): Promise<ApiAnswer<components["schemas"]["AdData"]>> {
  return api.GET("/adv/fully");
}
