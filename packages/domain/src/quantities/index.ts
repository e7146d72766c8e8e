/**
 * Quantities as people type them, in any unit of their kind.
 *
 * @packageDocumentation
 */
export * from "./parse-quantity.ts";
export type { QuantityKind, QuantityUnit } from "./quantity-units.ts";
