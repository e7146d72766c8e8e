import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { runEmbedded } from "./run-embedded.ts";

/** Thread of the embedded database, so that its work never holds up the requests of the main thread. */
const options = z.object({ folder: z.string(), socket: z.string() }).parse(workerData);
const port = parentPort;
if (port === null) throw new Error("The embedded database runs as a worker thread.");

const running = await runEmbedded(options);
port.once("message", async () => {
  await running.close();
  port.postMessage("closed");
  port.close();
});
port.postMessage("ready");
