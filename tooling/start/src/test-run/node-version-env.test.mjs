import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { envOfNode } from "./node-version-env.mjs";

test("envOfNode leaves the environment of the present version as it is", async () => {
  expect(await envOfNode(undefined, process.env)).toBe(process.env);
});

test("envOfNode puts a fetched version first, for the programs that a program starts too", async () => {
  const env = await envOfNode("24.21.0", process.env);
  const nested =
    "console.log(require('child_process').execSync('npx --yes --version && node --version').toString())";
  expect(execFileSync("node", ["--eval", nested], { env, encoding: "utf8" })).toContain("v24.21.0");
});

test("envOfNode names a version that cannot be fetched", async () => {
  await expect(envOfNode("24.21.99", process.env)).rejects.toThrow("Node 24.21.99 could not be fetched");
});
