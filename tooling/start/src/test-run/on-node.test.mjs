import { expect, test } from "vitest";
import { onNode } from "./on-node.mjs";

test("onNode leaves a command for the present version as it is", () => {
  expect(onNode(undefined, ["pnpm", "run", "a b"])).toEqual(["pnpm", "run", "a b"]);
});

test("onNode calls a command through the package of the version, with its arguments quoted", () => {
  const [program, , , binary, , call] = onNode("24.21.0", ["echo", "it's", "two words"]);
  expect(program).toBe("npx");
  expect(binary).toMatch(/^node-\w+-\w+@24\.21\.0$/);
  expect(call).toBe("'echo' 'it'\\''s' 'two words'");
});
