import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/**
 * @typedef {object} Port
 * @property {string} server the server that listens there, as people read it
 * @property {string} variable the environment variable that chooses it
 * @property {number} port 1…65535
 */

/**
 * @typedef {object} Settings
 * @property {string} host the address all three servers listen at
 * @property {Port} community
 * @property {Port} brands
 * @property {Port} api
 * @property {string} communityUrl where people find the public site
 * @property {string} brandsUrl where people find the portal
 * @property {string} apiUrl where the API answers
 * @property {string} dataDir absolute path of the folder that holds everything the site writes
 * @property {string} logDir absolute path of the servers' logs
 * @property {string} database names the database without its secrets: `embedded`, or a hash of its address
 * @property {boolean} isProduction demo data is never loaded there
 * @property {boolean} isMailSaved emails are saved to the outbox of the data folder instead of being sent
 */

/** A setting that cannot be used; its message is the sentence to show. */
export class SettingError extends Error {}

/**
 * Reads what the launcher itself has to know; each app reads its own settings from the same variables.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {SettingError} naming the variable that is wrong
 */
export function readSettings(env) {
  const community = readPort(env, "COMMUNITY_PORT", 3000, "the community site");
  const brands = readPort(env, "BRANDS_PORT", 3001, "the brands manager");
  const api = readPort(env, "API_PORT", 3002, "the API");
  for (const [one, other] of /** @type {const} */ ([
    [community, brands],
    [community, api],
    [brands, api],
  ])) {
    if (one.port === other.port) {
      throw new SettingError(
        `${one.variable} and ${other.variable} are both ${one.port}: give each its own port.`,
      );
    }
  }
  const mode = env.GROW_ENV || "local";
  if (mode !== "local" && mode !== "production") {
    throw new SettingError(`GROW_ENV is "${mode}", and must be local or production.`);
  }
  const dataDir = path.resolve(root, env.DATA_DIR || ".data");
  const host = env.HOST || "127.0.0.1";
  return {
    host,
    community,
    brands,
    api,
    communityUrl: env.PUBLIC_URL || `http://localhost:${community.port}`,
    brandsUrl: env.BRANDS_URL || `http://localhost:${brands.port}`,
    apiUrl: env.API_URL || `http://localhost:${api.port}`,
    dataDir,
    logDir: path.join(dataDir, "logs"),
    database: env.DATABASE_URL
      ? createHash("sha256").update(env.DATABASE_URL).digest("hex").slice(0, 16)
      : "embedded",
    isProduction: mode === "production",
    isMailSaved: !env.SMTP_URL,
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} usual
 * @param {string} server
 * @returns {Port}
 */
function readPort(env, variable, usual, server) {
  const text = env[variable] || String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new SettingError(`${variable} is "${text}", and must be a port from 1 to 65535.`);
  }
  return { server, variable, port };
}
