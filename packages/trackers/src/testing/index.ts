/**
 * What a test needs to drive the trackers: a clock, a page, a lock and storages in memory.
 *
 * @packageDocumentation
 */

export * from "./fake-clock.ts";
export * from "./fake-page.ts";
export * from "./fake-tab-lock.ts";
export * from "./memory-storage.ts";
