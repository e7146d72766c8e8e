// `pnpm cluster`: the whole site on several servers, on this one machine, until Ctrl-C.

import path from "node:path";
import { demoPeople } from "../start/src/demo.mjs";
import { Interruption, onInterruption } from "../start/src/interruption.mjs";
import { portProblem } from "../start/src/ports.mjs";
import { createProgress } from "../start/src/progress.mjs";
import { root, SettingError } from "../start/src/settings.mjs";
import { aborted, createSupervisor, StartError } from "../start/src/supervisor.mjs";
import { build, missingBuild } from "../start/src/workspace.mjs";
import { startCluster } from "./src/cluster.mjs";

const progress = createProgress();
const supervisor = createSupervisor();
onInterruption(
  {
    stop(reason) {
      progress.say("\nStopping … (again to stop at once)");
      supervisor.abort(reason);
    },
    force(exitCode) {
      supervisor.kill();
      process.exit(exitCode);
    },
  },
  process.env,
  // To stop is how a site ends, not a failure.
  0,
);

/** @type {import("./src/cluster.mjs").Cluster | undefined} */
let cluster;
try {
  const publicPort = Number(process.env.COMMUNITY_PORT || 3100);
  const brandsPort = Number(process.env.BRANDS_PORT || 3101);
  for (const port of [
    { port: publicPort, server: "the public site", variable: "COMMUNITY_PORT" },
    { port: brandsPort, server: "the portal", variable: "BRANDS_PORT" },
  ]) {
    const problem = await portProblem("127.0.0.1", port);
    if (problem !== null) throw new StartError(problem);
  }
  const stamp = await missingBuild();
  if (stamp !== null) {
    const logDir = path.join(root, ".data/logs");
    await progress.step("Building the site", () => build(supervisor, { env: process.env, logDir, stamp }));
  }
  cluster = await startCluster(supervisor, { env: process.env, publicPort, brandsPort, progress });
  const { nodes } = cluster;
  const places = [...nodes.communities, ...nodes.portals, ...nodes.api].map(
    ({ name, origin }) => `  ${name.padEnd(16)} ${origin}`,
  );
  progress.say(
    [
      "",
      "Grow is ready on several servers.",
      "",
      `  Community        ${cluster.community}`,
      `  Brands manager   ${cluster.brands}`,
      ...places,
      `  Demo people      ${demoPeople.names.join(", ")}; the password is ${demoPeople.password}`,
      `  Its files        ${cluster.folder} (nginx.conf, access.log, logs), gone when it stops`,
      "",
      "Ctrl-C stops it.",
    ].join("\n"),
  );
  await aborted(supervisor.failure);
} catch (error) {
  const isAsked = error instanceof Interruption;
  if (!isAsked) {
    const isForeseen = error instanceof StartError || error instanceof SettingError;
    console.error(isForeseen ? error.message : error);
    if (error instanceof StartError) console.error(error.lastLines.join("\n"));
  }
  process.exitCode = isAsked ? error.exitCode : 1;
}
await (cluster ?? supervisor).stop();
process.exit();
