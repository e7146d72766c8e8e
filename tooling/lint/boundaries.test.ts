import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");

let house: string;
beforeEach(async () => {
  house = await mkdtemp(path.join(tmpdir(), "grow-house-"));
  await put("tsconfig.base.json", "{}");
  for (const place of ["packages", "apps", "tooling"]) await mkdir(path.join(house, place));
  for (const name of ["domain", "contract", "testing", "api-client", "ui", "app-kit"]) {
    const exports = { ".": "./src/index.ts" };
    await put(`packages/${name}/package.json`, JSON.stringify({ name: `@grow/${name}`, exports }));
    await put(`packages/${name}/src/index.ts`, `export const ${name.replace("-", "")} = 1;\n`);
  }
});
afterEach(async () => {
  await rm(house, { recursive: true });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(house, file)), { recursive: true });
  await writeFile(path.join(house, file), text);
}

/** Makes `name` a dependency of `user`, as pnpm does. */
async function depend(user: string, name: string): Promise<void> {
  const link = path.join(house, user, "node_modules/@grow", name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(path.join(house, "packages", name), link);
}

/** The names of the rules that the house breaks. */
async function broken(): Promise<string[]> {
  const program = path.join(root, "node_modules/.bin/depcruise");
  const config = path.join(root, "tooling/lint/boundaries.cjs");
  const args = ["--config", config, "--output-type", "json", "packages", "apps", "tooling"];
  const { stdout } = await execute(program, args, { cwd: house }).catch((error) => error);
  const violations: { rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}

test("a house in order is left alone", async () => {
  await depend("apps/community", "ui");
  await put("apps/community/app/screen.tsx", 'export { ui } from "@grow/ui";\n');
  await depend("apps/community", "testing");
  await put("apps/community/app/view.test.ts", 'import { testing } from "@grow/testing";\ntesting;\n');
  expect(await broken()).toEqual([]);
});

test("the kit may not use the domain, not even for a type", async () => {
  await depend("packages/ui", "domain");
  await put(
    "packages/ui/src/card.ts",
    'import type { domain } from "@grow/domain";\nexport type A = typeof domain;\n',
  );
  expect(await broken()).toEqual(["packages-ui-uses"]);
});

test("the kit may not use the client of the API", async () => {
  await depend("packages/ui", "api-client");
  await put("packages/ui/src/card.ts", 'export { apiclient } from "@grow/api-client";\n');
  expect(await broken()).toEqual(["packages-ui-uses"]);
});

test("the domain uses nothing of ours", async () => {
  await depend("packages/domain", "ui");
  await put("packages/domain/src/rule.ts", 'export { ui } from "@grow/ui";\n');
  expect(await broken()).toEqual(["packages-domain-uses"]);
});

test("only type tests of the domain look at the contract", async () => {
  await depend("packages/domain", "contract");
  await put(
    "packages/domain/src/rule.test-d.ts",
    'import type { contract } from "@grow/contract";\nexport type A = typeof contract;\n',
  );
  expect(await broken()).toEqual([]);
  await put("packages/domain/src/rule.test.ts", 'export { contract } from "@grow/contract";\n');
  expect(await broken()).toEqual(["packages-domain-uses"]);
});

test("an app does not use another", async () => {
  await put("apps/community/app/one.ts", "export const one = 1;\n");
  await put("apps/brands-manager/app/two.ts", 'export { one } from "../../community/app/one";\n');
  expect(await broken()).toEqual(["apps-brands-manager-uses", "through-the-front-door"]);
});

test("a package does not use an app", async () => {
  await put("apps/community/app/one.ts", "export const one = 1;\n");
  await put("packages/app-kit/src/two.ts", 'export { one } from "../../../apps/community/app/one";\n');
  expect(await broken()).toEqual(["packages-app-kit-uses", "through-the-front-door"]);
});

test("no path leads into another package", async () => {
  await put("apps/community/app/one.ts", 'export { ui } from "../../../packages/ui/src/index";\n');
  expect(await broken()).toEqual(["through-the-front-door"]);
});

test("what is for tests does not ship", async () => {
  await depend("apps/community", "testing");
  await put("apps/community/app/screen.tsx", 'export { testing } from "@grow/testing";\n');
  expect(await broken()).toEqual(["testing-never-ships"]);
});

test("two files do not need each other", async () => {
  await put("packages/domain/src/one.ts", 'import { two } from "./two.ts";\nexport const one = () => two;\n');
  await put("packages/domain/src/two.ts", 'import { one } from "./one.ts";\nexport const two = () => one;\n');
  expect(await broken()).toEqual(["no-cycles"]);
});

test("an import leads somewhere", async () => {
  await put("packages/domain/src/one.ts", 'export { gone } from "./gone.ts";\n');
  expect(await broken()).toEqual(["resolvable"]);
});
