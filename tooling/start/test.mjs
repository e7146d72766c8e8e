// `npm test`. As in start.mjs, the version of Node comes first.
import { nodeVersionProblem } from "./src/node-version.mjs";

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import("./src/test-run/test-run.mjs").then(({ testRun }) => testRun(process.argv.slice(2), process.env));
}
