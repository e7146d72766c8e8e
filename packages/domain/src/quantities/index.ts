/**
 * Quantities as people type them, in any unit of their kind.
 *
 * @packageDocumentation
 */
export * from "./cf.ts";
export * from "./parse-quantity.ts";
export { QUANTITY_SYMBOLS } from "./quantity-symbols.ts";
export type { QuantityUnit } from "./quantity-unit.ts";
export type { QuantityKind } from "./quantity-units.ts";
export type { QuantityProblem } from "./read-number.ts";
