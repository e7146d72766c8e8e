export {
  createLoadContext,
  guardRoutes as prepareBuild,
  handleDataRequest,
  handleError,
  renderDocument as default,
  streamTimeout,
} from "@grow/app-kit/document/entry-server.server.ts";
