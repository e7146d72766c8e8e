/*
 * The trackers of the site: a small bundle of its own, loaded when the page is idle, also on pages that are never hydrated.
 */
import { startTrackers } from "@grow/app-kit/trackers/start-trackers.ts";
import { COUNTED_VIEWS } from "./counted-views.ts";
import { startAds } from "./shared/ads/browser/start-ads.ts";
import { startCounting } from "./shared/counting/start-counting.ts";

const tools = startTrackers("web");
startCounting(COUNTED_VIEWS, tools);
startAds(tools);
