declare module "virtual:grow/hydrate-loader" {
  /** Address of the built loader module; empty while developing. */
  const url: string;
  export default url;
}
declare module "virtual:grow/server-build" {
  import type { ServerBuild } from "@remix-run/server-runtime";

  /** The app that the framework built; the bundler puts it in place. */
  const build: ServerBuild;
  export default build;
}
