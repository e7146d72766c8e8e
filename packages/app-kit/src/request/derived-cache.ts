import { frozen } from "./frozen.ts";

/** Variants by language, units and URL that are cached for two responses. */
const MAX_VARIANTS = 20;

/**
 * Caches a value derived from two api responses for as long as they are the same objects, which holds while the api answers 304.
 * The value is computed once and frozen, so it is serialised once too.
 */
export class DerivedCache<Derived extends object> {
  readonly #derived = new WeakMap<object, WeakMap<object, Map<string, Derived>>>();

  /**
   * @param responses - as the api client returned them; for responses that are not cached, and so not frozen, nothing is cached
   * @param by - every other input
   */
  of([one, other]: readonly [object, object], by: string, make: () => Derived): Derived {
    if (!Object.isFrozen(one) || !Object.isFrozen(other)) return make();
    const ofOne = this.#derived.get(one) ?? new WeakMap<object, Map<string, Derived>>();
    this.#derived.set(one, ofOne);
    const variants = ofOne.get(other) ?? new Map<string, Derived>();
    ofOne.set(other, variants);
    const cached = variants.get(by);
    if (cached) return cached;
    const derived = frozen(make());
    if (variants.size >= MAX_VARIANTS) variants.clear();
    variants.set(by, derived);
    return derived;
  }
}
