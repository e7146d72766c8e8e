/**
 * A draw that anybody can check: a commitment published before it, a list of entries that is frozen and hashed, and a secret revealed
 * after it. It needs SHA-256 from WebCrypto, which browsers have on secure pages, and Node has.
 *
 * @packageDocumentation
 */
export * from "./check-draw.ts";
export * from "./draw-order.ts";
export {
  type DrawEntry,
  entryList,
  type ListFault,
  orderByVotes,
  parseEntryList,
} from "./entry-list.ts";
export { sha256Hex } from "./sha-256.ts";
export type { ShownPlace } from "./shown-places.ts";
