/*
 * Reports page views. A small bundle of its own, loaded when the browser is idle, where analytics are on; also on pages that are never
 * hydrated.
 */
import { startPageAnalytics } from "./page-analytics.ts";

startPageAnalytics();
