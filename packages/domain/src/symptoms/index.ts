/**
 * Symptoms of plants: what questions are tagged with, and what the picture key leads to.
 *
 * @module
 */
export * from "./causes.ts";
export * from "./question-filters.ts";
export * from "./symptoms.ts";
