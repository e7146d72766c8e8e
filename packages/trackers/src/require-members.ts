/**
 * Checks the options of a tracker where they are given. Without that, a wrong one would throw out of a timer, where no caller sees it.
 *
 * @param names - members, separated by spaces, with dots for those of members
 * @param type - of all of them
 * @param like - what all of them match; for strings
 * @throws TypeError naming the member
 */
export function requireMembers(options: object, names: string, type = "function", like?: RegExp): void {
  for (const name of names.split(" ")) {
    const member = name
      .split(".")
      .reduce<Members>((value, key) => value?.[key] as Members, options as Members);
    if (typeof member !== type || (like && !like.test(member as unknown as string)))
      throw new TypeError(`${name} must be a ${type}${like ? ` like ${like}` : ""}`);
  }
}

type Members = Readonly<Record<string, unknown>> | null | undefined;
