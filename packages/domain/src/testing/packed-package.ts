import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");

/** The package as strangers get it. */
export interface PackedPackage {
  /** The file that would be published. */
  readonly tarball: string;
  /** A project outside the workspace that has installed it with npm. */
  readonly project: string;
  /** The installed package. */
  readonly installed: string;
  readonly remove: () => Promise<void>;
}

/**
 * Builds, packs and installs the package into an empty project. Its dependencies come from tarballs of what is
 * installed here, so that nothing is fetched.
 */
export async function packPackage(): Promise<PackedPackage> {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-domain-"));
  const project = path.join(folder, "project");
  const tarball = path.join(folder, "domain.tgz");
  await mkdir(project);
  await run(process.execPath, [binary("tsdown"), "--log-level", "warn"], root);
  const [pnpm, ...before] = pnpmCommand();
  await run(pnpm, [...before, "pack", "--out", tarball], root);
  const packed = await Promise.all(["isbot", "zod"].map((name) => packDependency(name, folder)));
  const manifest = { name: "stranger", private: true, type: "module" };
  await writeFile(path.join(project, "package.json"), JSON.stringify(manifest));
  const quiet = [
    "--offline",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--cache",
    path.join(folder, "cache"),
  ];
  await run("npm", ["install", ...quiet, ...packed, tarball], project);
  return {
    tarball,
    project,
    installed: path.join(project, "node_modules/@grow/domain"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a program in a folder; its output is the reason when it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await execute(program, args, { cwd })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(program)} ${args[0]}: ${stdout}${stderr}`.trim() || String(error));
  }
}

/** Path of a program that a dependency brings. */
export function binary(name: string, program = name): string {
  const manifest = manifestOf(name);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  return path.join(path.dirname(manifest), typeof bin === "string" ? bin : (bin[program] ?? ""));
}

/** Manifest of a dependency, also of one that does not export it. */
function manifestOf(name: string): string {
  return path.join(root, "node_modules", name, "package.json");
}

/** A dependency as npm would download it. */
async function packDependency(name: string, folder: string): Promise<string> {
  const copy = path.join(folder, name);
  const tarball = `${copy}.tgz`;
  const from = await realpath(path.dirname(manifestOf(name)));
  await cp(from, path.join(copy, "package"), { recursive: true });
  await run("tar", ["-czf", tarball, "-C", copy, "package"], folder);
  return tarball;
}

/** The pnpm that runs this test, else the one on the path. */
function pnpmCommand(): [string, ...string[]] {
  const running = process.env.npm_execpath ?? "";
  if (!/pnpm/.test(path.basename(running))) return ["pnpm"];
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running];
}

/** Content of a file of a folder. */
export async function read(folder: string, file: string): Promise<string> {
  return await readFile(path.join(folder, file), "utf8");
}
