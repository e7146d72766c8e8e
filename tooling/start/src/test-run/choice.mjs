import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { SettingError } from "../settings.mjs";

/** @typedef {import("./stages.mjs").Size} Size */

/**
 * Reads which stages to run.
 *
 * @param {readonly string[]} args `--full` for the tests of a release, `--seed <number>` for the order of its test files, and
 *   `--only <stage>`, any number of times
 * @param {readonly { key: string, only?: Size }[]} stages
 * @returns {{ wanted: ReadonlySet<string>, size: Size, seed: number }} keys of stages, without `--only` all of the size; a random
 *   seed by default
 * @throws {SettingError} naming an unknown stage or option
 */
export function readChoice(args, stages) {
  const known = stages.map(({ key }) => key);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        full: { type: "boolean", default: false },
        seed: { type: "string", default: String(randomInt(1_000_000)) },
        only: { type: "string", multiple: true, default: [] },
      },
    });
    const unknown = values.only.find((key) => !known.includes(key));
    if (unknown !== undefined) throw new TypeError(`There is no stage "${unknown}".`);
    if (!/^\d{1,9}$/.test(values.seed)) throw new TypeError(`"${values.seed}" is no seed.`);
    const size = values.full ? "full" : "short";
    const all = stages.filter(({ only = size }) => only === size).map(({ key }) => key);
    return { wanted: new Set(values.only.length > 0 ? values.only : all), size, seed: Number(values.seed) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new SettingError(
      `${error.message} npm test [-- --full] [--seed <number>] [--only <stage>], where a stage is one of ${known.join(", ")}.`,
    );
  }
}
