/*
 * Reports page views, where analytics are on. A small bundle of its own, loaded when the browser is idle, also on pages that are never
 * hydrated.
 */
import { startPageAnalytics } from "@grow/app-kit/client/page-analytics.ts";

startPageAnalytics();
