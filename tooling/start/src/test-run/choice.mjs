import { SettingError } from "../settings.mjs";

/**
 * Reads which stages to run.
 *
 * @param {readonly string[]} args `--only <stage>`, any number of times; nothing means all
 * @param {readonly { keys: readonly string[] }[]} stages
 * @returns {ReadonlySet<string>} keys of stages
 * @throws {SettingError} naming a stage that is none
 */
export function readChoice(args, stages) {
  const known = stages.flatMap(({ keys }) => keys);
  const wanted = new Set();
  for (let index = 0; index < args.length; index += 2) {
    const key = args[index + 1];
    if (args[index] !== "--only" || key === undefined || !known.includes(key)) {
      throw new SettingError(
        `"${args.slice(index, index + 2).join(" ")}" is not understood: npm test [-- --only <stage>], where a stage is one of ${known.join(", ")}.`,
      );
    }
    wanted.add(key);
  }
  return wanted.size > 0 ? wanted : new Set(known);
}
