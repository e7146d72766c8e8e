import { frozen } from "./frozen.ts";

/** Variants of what is made of the same two answers, by language, units and address, that are kept. */
const MOST = 20;

/**
 * Keeps what a loader makes of two answers of the api for as long as these are the same objects, which they are while the api says that
 * they still stand. It is made once, frozen, and so also written into its pages once.
 */
export class MadeOfAnswers<Made extends object> {
  readonly #made = new WeakMap<object, WeakMap<object, Map<string, Made>>>();

  /**
   * @param answers - as the api's client gave them; of those that are not kept, and so not frozen, is made anew each time
   * @param by - everything else that goes into it
   */
  of([one, other]: readonly [object, object], by: string, make: () => Made): Made {
    if (!Object.isFrozen(one) || !Object.isFrozen(other)) return make();
    const ofOne = this.#made.get(one) ?? new WeakMap<object, Map<string, Made>>();
    this.#made.set(one, ofOne);
    const variants = ofOne.get(other) ?? new Map<string, Made>();
    ofOne.set(other, variants);
    const known = variants.get(by);
    if (known) return known;
    const made = frozen(make());
    if (variants.size >= MOST) variants.clear();
    variants.set(by, made);
    return made;
  }
}
