import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { runEmbedded } from "./run-embedded.ts";

/** The embedded database's thread, so that its work never blocks the main thread's requests. */
const { folder, socket } = z.object({ folder: z.string(), socket: z.string() }).parse(workerData);
const port = parentPort;
if (port === null) throw new Error("The embedded database runs as a worker thread.");

const running = await runEmbedded({ folder, socket });
port.once("message", async () => {
  await running.close();
  port.postMessage("closed");
  port.close();
});
port.postMessage("ready");
