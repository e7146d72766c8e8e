import { expect, test } from "vitest";
import { nodeVersionProblem } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.11.1"])("Node %s is new enough", (version) => {
  expect(nodeVersionProblem(version)).toBeNull();
});

test.each(["20.18.3", "18.20.8", "8.0.0"])("Node %s is refused in one sentence", (version) => {
  const problem = nodeVersionProblem(version);
  expect(problem).toContain("20.19");
  expect(problem).toContain(version);
  expect(problem).not.toContain("\n");
});
