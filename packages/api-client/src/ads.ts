import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";

/**
 * All ads of the site in one call: banners of headers, lists and boxes, and the sections without any. Keep the answer for
 * as long as the site stays open (`createAdData` of `@grow/trackers` does).
 *
 * @throws ApiError when the call fails: there are no ads then
 * @example const { data } = await getAds(api)
 */
export function getAds(api: ApiClient): Promise<ApiAnswer<components["schemas"]["AdData"]>> {
  return api.GET("/adv/fully");
}
