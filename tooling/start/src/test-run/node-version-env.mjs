import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../supervisor.mjs";

/**
 * Returns an environment in which programs run on another version of Node, which comes as a package from the registry.
 *
 * @param {string | undefined} version such as `24.21.0`; the present one by default
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws {StartError} when the registry does not have it for this machine
 */
export async function envOfNode(version, env) {
  if (version === undefined) return env;
  const binary = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}@${version}`;
  const args = ["--yes", "--package", binary, "--call", 'node --print "process.execPath"'];
  try {
    const { stdout } = await promisify(execFile)("npx", args, { env });
    return { ...env, PATH: [path.dirname(stdout.trim()), env.PATH].join(path.delimiter) };
  } catch (error) {
    throw new StartError(`Node ${version} could not be fetched: is the network there?`, [String(error)]);
  }
}
