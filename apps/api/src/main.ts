import { whenParentIsGone } from "@grow/server-kit/parent.ts";
import { ConfigError, readConfig } from "./config/config.ts";
import { FolderInUseError } from "./db/embedded/folder-lock.ts";
import { type RunningApi, startApi } from "./start-api.ts";

/** Milliseconds for requests and jobs to finish before the process ends anyway. */
const STOP_WITHIN = 10_000;

let running: RunningApi | undefined;
let isStopping = false;
let drainTime = 0;

async function stop(code: number, drainFor = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code === 0 ? 1 : code), drainFor + STOP_WITHIN).unref();
  await running?.stop(drainFor);
  process.exit(code);
}

process.once("SIGTERM", () => stop(0, drainTime));
process.once("SIGINT", () => stop(0));
// Started by another program of ours, this one does not outlive it.
whenParentIsGone(() => stop(0));

try {
  const config = readConfig(process.env);
  drainTime = config.drainTime;
  running = await startApi(config, (error) => {
    console.error(error);
    void stop(1);
  });
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUseError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
