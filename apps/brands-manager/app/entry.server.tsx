import { guardRoutes } from "@grow/app-kit/document/entry-server.server.ts";
import type { ServerBuild } from "@remix-run/server-runtime";
import { PORTAL_GUARDS } from "./shared/guards.server.ts";

export {
  createLoadContext,
  handleDataRequest,
  handleError,
  renderDocument as default,
  streamTimeout,
} from "@grow/app-kit/document/entry-server.server.ts";

/** Makes the kit's and the portal's guards available to every page. */
export const prepareBuild = (build: ServerBuild): ServerBuild => guardRoutes(build, PORTAL_GUARDS);
