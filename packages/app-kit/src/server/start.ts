/// <reference path="../virtual-modules.d.ts" />
import type { ServerBuild } from "@remix-run/server-runtime";
import { HeardPosition } from "../request/log-position.ts";
import type { AppName } from "./app-environment.ts";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";
import { followChanges } from "./page-cache/follow-changes.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { createPageHandler } from "./remix-adapter.ts";
import { readStaticFiles } from "./static-files.ts";
import { stopWithParent } from "./stop.ts";

/**
 * Starts a built app and resolves when it listens.
 *
 * @param clientFolder - the folder of the built browser files
 */
export async function startApp(app: AppName, build: ServerBuild, clientFolder: string): Promise<void> {
  await startOrExplain(async () => {
    const environment = readEnvironment(app, process.env);
    const cache = new PageCache({ capacity: environment.pageCacheBytes });
    const heard = new HeardPosition();
    const stopFollowing = followChanges({ cache, heard, apiUrl: environment.apiUrl });
    const server = createAppServer({
      environment,
      page: createPageHandler(environment, build, cache, heard),
      files: await readStaticFiles(clientFolder),
      version: build.assets.version,
      heard,
    });
    server.addHook("onClose", async () => stopFollowing());
    stopWithParent({
      close: () => server.close(),
      drain: server.drain,
      drainTime: environment.drainTime,
    });
    await server.listen({ port: environment.port, host: environment.host });
  });
}

/** Runs a start; a failure prints one sentence and exits. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
