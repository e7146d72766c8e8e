import { Worker } from "node:worker_threads";

/**
 * Starts the embedded database's thread: the bundled file next to the built server, or the source with tsx in development.
 */
export function openWorker(workerData: { folder: string; socket: string }): Worker {
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./embedded-worker.mjs", import.meta.url), { workerData });
  }
  const source = new URL("./worker.ts", import.meta.url).href;
  const bootstrap = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(import.meta.url)}))`;
  return new Worker(bootstrap, { eval: true, workerData });
}
