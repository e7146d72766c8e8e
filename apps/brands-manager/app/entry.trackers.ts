/*
 * The trackers of the portal, loaded when the page is idle.
 */
import { startTrackers } from "@grow/app-kit/trackers/start-trackers.ts";

startTrackers("brands");
