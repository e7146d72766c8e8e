import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SettingError } from "../settings.mjs";

/** How long the path of a unix socket may be: 107 characters on Linux, 103 on macOS. */
const longest = 103;

/** Names of our own temporary folders; browsers and compilers leave others. */
const ours = /^(grow|contract)-/;

/**
 * Creates a temporary folder and makes it the TMPDIR of this process and its children. Leftovers can be listed, and the
 * folder is removed when this process ends.
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(path.join(placeForPostgres("grow-tests-123456"), "grow-tests-"));
  // The account `postgres` needs to reach its folder inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    folder,
    /** @returns {string[]} our folders that are still in it */
    leftovers: () => readdirSync(folder).filter((name) => ours.test(name)),
  };
}

/**
 * Finds a folder for temporary PostgreSQL servers: their sockets need a short path, and for root they run as another user, who must
 * be able to enter it.
 *
 * @param {string} [between] a folder between it and those of the servers
 * @param {{ places?: readonly string[], isRoot?: boolean }} [options]
 * @returns {string} the folder for temporary files if possible
 * @throws {SettingError} when none is fit
 */
export function placeForPostgres(
  between = "",
  { places = [tmpdir(), "/tmp", "/var/tmp"], isRoot = process.getuid?.() === 0 } = {},
) {
  const most = longest - path.join("/", between, "grow-pg-123456", ".s.PGSQL.5432").length;
  const place = places
    .map((one) => path.resolve(one))
    .find((one) => one.length <= most && isWritable(one) && (!isRoot || isOpen(one)));
  if (place !== undefined) return place;
  throw new SettingError(
    `Set TMPDIR to a folder with a path of at most ${most} characters that all users may enter: PostgreSQL puts its socket there.`,
  );
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @returns {boolean} whether every user may enter it
 */
function isOpen(folder) {
  const parent = path.dirname(folder);
  return (statSync(folder).mode & constants.S_IXOTH) !== 0 && (parent === folder || isOpen(parent));
}
