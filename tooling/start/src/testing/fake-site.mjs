import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePorts } from "../ports.mjs";
import { root } from "../settings.mjs";
import { processesIn, untilEnded } from "./survivors.mjs";

/**
 * Creates a repository in a temporary folder with the real launcher and fakes for everything else, so that tests take seconds.
 */
export async function createFakeSite() {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-start-"));
  const dataDir = path.join(folder, ".data");
  const ports = await freePorts(3);
  /** @type {Set<import("node:child_process").ChildProcess>} */
  const running = new Set();
  await cp(path.join(root, "tooling/start"), path.join(folder, "tooling/start"), {
    recursive: true,
    filter: (source) => !source.includes("node_modules") && !source.includes("test-results"),
  });
  await cp(path.join(root, "package.json"), path.join(folder, "package.json"));
  for (const place of [
    "packages/domain",
    "apps/api",
    "apps/community",
    "apps/brands-manager",
    "tooling/demo-data",
    "tooling/illustrator",
    "bin",
  ]) {
    await mkdir(path.join(folder, place), { recursive: true });
  }
  for (const [app, entry] of [
    ["api", "main"],
    ["community", "server"],
    ["brands-manager", "server"],
  ]) {
    const manifest = { scripts: { dev: `node build/${entry}.mjs & wait` } };
    await writeFile(path.join(folder, "apps", String(app), "package.json"), JSON.stringify(manifest));
  }
  await writeFile(path.join(folder, "packages/domain/rule.ts"), "export const rule = 1;\n");
  const fakes = path.join(root, "tooling/start/src/testing");
  for (const fake of ["fake-server.mjs", "fake-demo.mjs"])
    await cp(path.join(fakes, fake), path.join(folder, fake));
  await cp(path.join(fakes, "fake-npx.sh"), path.join(folder, "bin/npx"));
  await chmod(path.join(folder, "bin/npx"), 0o755);
  await mkdir(dataDir);

  /** @param {string} name */
  const lines = async (name) => {
    const text = await readFile(path.join(dataDir, name), "utf8").catch(() => "");
    return text.split("\n").filter((line) => line !== "");
  };

  return {
    folder,
    dataDir,
    ports,

    /** Events recorded by the fake servers and tools. */
    events: () => lines("events.txt"),

    /** The recorded calls of npx. */
    npxCalls: () => lines("npx.txt"),

    /** The ids of all processes that the servers recorded: their own and their children's. */
    async processes() {
      const started = (await lines("events.txt")).filter((line) => line.includes(" started "));
      return started.flatMap((line) => line.split(" ").slice(-2).map(Number));
    },

    /**
     * @param {readonly string[]} args
     * @param {NodeJS.ProcessEnv} env
     * @param {readonly [string, ...string[]]} command
     */
    launch(args = [], env = {}, command = [process.execPath, "tooling/start/start.mjs"]) {
      const { npm_lifecycle_event: _, ...own } = process.env;
      const launcher = spawn(command[0], [...command.slice(1), ...args], {
        cwd: folder,
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...own,
          PATH: `${path.join(folder, "bin")}:${own.PATH}`,
          DATA_DIR: dataDir,
          COMMUNITY_PORT: String(ports[0]),
          BRANDS_PORT: String(ports[1]),
          API_PORT: String(ports[2]),
          ...env,
        },
      });
      running.add(launcher);
      let output = "";
      for (const stream of [launcher.stdout, launcher.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
        });
      }
      const ended = once(launcher, "close").then(([code]) => {
        running.delete(launcher);
        return { code, output };
      });
      return {
        launcher,
        ended,
        /** @param {string} text */
        async untilSays(text) {
          while (!output.includes(text)) {
            if (!running.has(launcher)) throw new Error(`No "${text}" in:\n${output}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return output;
        },
      };
    },

    async remove() {
      for (const launcher of running) {
        launcher.kill("SIGTERM");
        await once(launcher, "close");
      }
      // Processes just started by a killed launcher end shortly after it, and write to the folder and start others until then.
      for (let ids = await processesIn(folder); ids.length > 0; ids = await processesIn(folder)) {
        await untilEnded(ids);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
