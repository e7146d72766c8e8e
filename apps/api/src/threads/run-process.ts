import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ThreadFile } from "./open-thread.ts";

/**
 * Runs a file of the server in a process of its own until it ends: the bundled file next to the built server, or the source with tsx in
 * development. The file ends itself when its parent does.
 *
 * @throws Error with what the process wrote when its exit code is not 0
 */
export async function runProcess({ source, built }: ThreadFile, args: readonly string[]): Promise<void> {
  const isSource = import.meta.url.endsWith(".ts");
  const file = fileURLToPath(isSource ? source : new URL(`./${built}`, import.meta.url));
  const child = fork(file, args, {
    execArgv: isSource ? ["--import", "tsx"] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (data: Buffer) => {
    errors += data.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`${built} ended with code ${code}. ${errors}`);
}
