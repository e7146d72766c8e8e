/**
 * What happens in a week: germination, events and feedings, with the limits of their fields.
 *
 * @packageDocumentation
 */
export * from "./seed-counts.ts";
