// `npm start` and `npm run dev`. Nothing is imported before the version of Node is known to be enough:
// an old Node would stop at a syntax error in one of the modules instead of saying what is wrong.
import { nodeVersionProblem } from "./src/node-version.mjs";

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import("./src/launch.mjs").then(({ launch }) => launch(process.argv.slice(2), process.env));
}
