import { SettingError } from "../settings.mjs";

/** @typedef {import("./stages.mjs").Size} Size */

/**
 * Reads which stages to run.
 *
 * @param {readonly string[]} args `--full` for the tests of a release, and `--only <stage>`, any number of times
 * @param {readonly { key: string, only?: Size }[]} stages
 * @returns {{ wanted: ReadonlySet<string>, size: Size }} keys of stages; without `--only`, all of the size
 * @throws {SettingError} naming an unknown stage or option
 */
export function readChoice(args, stages) {
  const known = stages.map(({ key }) => key);
  const size = args.includes("--full") ? "full" : "short";
  const rest = args.filter((arg) => arg !== "--full");
  const wanted = new Set();
  for (let index = 0; index < rest.length; index += 2) {
    const key = rest[index + 1];
    if (rest[index] !== "--only" || key === undefined || !known.includes(key)) {
      throw new SettingError(
        `"${rest.slice(index, index + 2).join(" ")}" is not understood: npm test [-- --full] [-- --only <stage>], where a stage is one of ${known.join(", ")}.`,
      );
    }
    wanted.add(key);
  }
  if (wanted.size > 0) return { wanted, size };
  return { wanted: new Set(stages.filter(({ only = size }) => only === size).map(({ key }) => key)), size };
}
