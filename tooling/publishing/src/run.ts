import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program in a folder. On failure its output is the error message. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await execute(program, args, { cwd })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(program)} ${args[0]}: ${`${stdout}${stderr}`.trim() || error}`);
  }
}

/** Reads a file of a folder. */
export async function read(folder: string, file: string): Promise<string> {
  return await readFile(path.join(folder, file), "utf8");
}
