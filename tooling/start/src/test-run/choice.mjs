import { SettingError } from "../settings.mjs";

/** The stages of `--affected`, none of which needs the built site. */
const affectedStages = [
  "generate",
  "format",
  "types",
  "unit",
  "postgres",
  "storybook",
  "boundaries",
  "unused",
];

/**
 * @typedef {object} Choice
 * @property {ReadonlySet<string>} wanted keys of stages
 * @property {boolean} isAffectedOnly run only the tests of packages that differ from the main branch, and their dependents
 */

/**
 * Reads which stages to run.
 *
 * @param {readonly string[]} args `--only <stage>`, any number of times, and `--affected`; nothing means all
 * @param {readonly { key: string }[]} stages
 * @returns {Choice}
 * @throws {SettingError} naming an unknown stage or option
 */
export function readChoice(args, stages) {
  const known = stages.map(({ key }) => key);
  const isAffectedOnly = args.includes("--affected");
  const rest = args.filter((arg) => arg !== "--affected");
  const wanted = new Set();
  for (let index = 0; index < rest.length; index += 2) {
    const key = rest[index + 1];
    if (rest[index] !== "--only" || key === undefined || !known.includes(key)) {
      throw new SettingError(
        `"${rest.slice(index, index + 2).join(" ")}" is not understood: npm test [-- --affected] [-- --only <stage>], where a stage is one of ${known.join(", ")}.`,
      );
    }
    wanted.add(key);
  }
  if (wanted.size > 0) return { wanted, isAffectedOnly };
  return { wanted: new Set(isAffectedOnly ? affectedStages : known), isAffectedOnly };
}
