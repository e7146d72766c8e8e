// `npm start` and `npm run dev`. The rest is imported after the version check: an old Node would report a syntax error
// instead of the version it needs.
import { nodeVersionProblem } from "./src/node-version.mjs";

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import("./src/launch.mjs").then(({ launch }) => launch(process.argv.slice(2), process.env));
}
