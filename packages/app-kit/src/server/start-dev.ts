import type { Server } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { AppName } from "./app-environment.ts";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";
import { createPageHandler } from "./remix-adapter.ts";
import { startOrExplain } from "./start.ts";
import { stopWithParent } from "./stop.ts";

/**
 * Starts an app from its sources with hot reload: Vite receives every request first, the rest is as in production.
 *
 * @param folder - the app's folder, absolute
 */
export async function startDevelopment(app: AppName, folder: string): Promise<void> {
  await startOrExplain(async () => {
    const environment = readEnvironment(app, process.env);
    let vite: ViteDevServer | undefined;
    let http: Server | undefined;
    const server = createAppServer({
      environment,
      page: createPageHandler(environment, async () => {
        if (!vite) throw new Error("The development server is not ready yet");
        return (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
      }),
      wrap: (next, made) => {
        http = made;
        return (request, response) => {
          if (vite && !isOwnRoute(request.url))
            vite.middlewares(request, response, () => next(request, response));
          else next(request, response);
        };
      },
    });
    vite = await createViteServer({
      root: folder,
      server: { middlewareMode: true, ...(http ? { hmr: { server: http } } : {}) },
      appType: "custom",
    });
    stopWithParent({
      async close() {
        await vite?.close();
        await server.close();
      },
    });
    await server.listen({ port: environment.port, host: environment.host });
    process.stdout.write(`${app} is up at http://localhost:${environment.port}\n`);
  });
}

/** Paths that this server handles itself, without looking for files in Vite. */
function isOwnRoute(url: string | undefined): boolean {
  return /^\/(?:api|media|healthz|metrics|build-manifest\.json)(?:[/?]|$)/.test(url ?? "");
}
