/**
 * Makes things out of texts, and for a text that came a moment ago gives the thing made then. A row that the database hands over as one
 * text is mostly the same as the last time: what is made of it is neither parsed nor built again.
 *
 * What is made must follow from the text alone. It is frozen, for everybody gets the same.
 *
 * @param most - texts that are remembered for sure; up to twice as many
 */
export function madeOfText<T extends object>(make: (text: string) => T, most: number): (text: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const thing = old.get(text) ?? frozen(make(text));
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, thing);
    return thing;
  };
}

function frozen<T extends object>(thing: T): T {
  for (const value of Object.values(thing)) if (typeof value === "object" && value !== null) frozen(value);
  return Object.freeze(thing);
}
