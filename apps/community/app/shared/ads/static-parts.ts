/*
 * The content of slots: the server caches its markup, and browsers load this module for slots of pages that the router shows later.
 */
import "./locales/catalog.ts";

export { AdFrame } from "./ad-frame.tsx";
