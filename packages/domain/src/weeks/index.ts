/**
 * What happens in a week: germination, events and feedings, with the limits of their fields.
 *
 * @packageDocumentation
 */
export * from "./diary-filters.ts";
export * from "./feedings.ts";
export * from "./seed-counts.ts";
export * from "./week-events.ts";
