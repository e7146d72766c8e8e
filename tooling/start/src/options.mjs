import { SettingError } from "./settings.mjs";

/**
 * @typedef {object} LaunchOptions
 * @property {boolean} isDev with hot reload from the sources
 * @property {boolean} isEmpty without demo data
 * @property {boolean} isHelp
 */

/** What `--help` shows. */
export const usage = `npm start [-- --empty]      the built site
npm run dev [-- --empty]    the same with hot reload from the sources

  --empty   no demo data
  --help    this text

The environment variables are listed in README.md.`;

/**
 * Reads the words after `npm start --`.
 *
 * @param {readonly string[]} args
 * @returns {LaunchOptions}
 * @throws {SettingError} naming a word that means nothing
 */
export function readOptions(args) {
  const known = new Set(["--dev", "--empty", "--help"]);
  const unknown = args.find((arg) => !known.has(arg));
  if (unknown !== undefined)
    throw new SettingError(`"${unknown}" is not an option of this command.\n\n${usage}`);
  return {
    isDev: args.includes("--dev"),
    isEmpty: args.includes("--empty"),
    isHelp: args.includes("--help"),
  };
}
