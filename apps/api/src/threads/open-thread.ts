import { type ResourceLimits, Worker } from "node:worker_threads";

/** A thread of the server: its source, and its file beside the built server. */
export interface ThreadFile {
  readonly source: URL;
  readonly built: string;
}

/** Starts a thread: the bundled file next to the built server, or the source with tsx in development. */
export function openThread(
  { source, built }: ThreadFile,
  workerData?: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(`./${built}`, import.meta.url), { workerData, resourceLimits });
  const bootstrap = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${JSON.stringify(source.href)}, ${JSON.stringify(import.meta.url)}))`;
  return new Worker(bootstrap, { eval: true, workerData, resourceLimits });
}
