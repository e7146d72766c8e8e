import { RecentThings } from "./recent-things.ts";

/**
 * Makes things out of texts, and for a text that came a moment ago gives the thing made then. A row that the database hands over as one
 * text is mostly the same as the last time: what is made of it is neither parsed nor built again.
 *
 * What is made must follow from the text alone. It is frozen, for everybody gets the same.
 *
 * @param most - texts that are remembered for sure; up to twice as many
 */
export function madeOfText<T extends object>(make: (text: string) => T, most: number): (text: string) => T {
  const recent = new RecentThings<T>(most);
  return (text) => recent.find(text) ?? recent.keep(text, make(text));
}
