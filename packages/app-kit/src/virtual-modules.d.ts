declare module "virtual:grow/hydrate-loader" {
  /** URL of the built loader module; empty in development. */
  const url: string;
  export default url;
}
declare module "virtual:grow/server-build" {
  import type { ServerBuild } from "@remix-run/server-runtime";

  /** The built app; the bundler resolves it. */
  const build: ServerBuild;
  export default build;
}
