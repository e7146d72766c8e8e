/** One choice of an option list: a number on the wire and a word for texts and addresses. */
export interface Option {
  readonly code: number;
  readonly name: string;
}

/**
 * Gets the word of a code in an option list.
 *
 * @returns the word, or `undefined` for an unknown code
 * @example
 * optionName(ROOMS, 2); // "outdoor"
 */
export function optionName<List extends readonly Option[]>(
  list: List,
  code: number | null | undefined,
): List[number]["name"] | undefined {
  return list.find((option) => option.code === code)?.name;
}

/**
 * Gets the code of a word in an option list.
 *
 * @returns the code, or `undefined` for an unknown word
 * @example
 * optionCode(LIGHTS, "led"); // 3
 */
export function optionCode<List extends readonly Option[]>(
  list: List,
  name: string,
): List[number]["code"] | undefined {
  return list.find((option) => option.name === name)?.code;
}

/**
 * Checks whether a value is a code of an option list. Codes are compared strictly: "1" is not 1.
 *
 * @example
 * isOption(LIGHTS, 3); // true
 * isOption(LIGHTS, 4); // false
 */
export function isOption<List extends readonly Option[]>(
  list: List,
  code: unknown,
): code is List[number]["code"] {
  return list.some((option) => option.code === code);
}

/**
 * Checks whether a value is one of a list of word codes.
 *
 * @example
 * isChoice(SENSORS, "par"); // true
 * isChoice(SENSORS, "PAR"); // false
 */
export function isChoice<Word extends string>(list: readonly Word[], word: unknown): word is Word {
  const words: readonly unknown[] = list;
  return words.includes(word);
}
