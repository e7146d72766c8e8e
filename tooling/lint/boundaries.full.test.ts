import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cruise } from "./cruise.mjs";
import { folderCycles } from "./folder-cycles.mjs";

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

/** Makes `name` a dependency of `user`, like pnpm. */
async function depend(user: string, name: string): Promise<void> {
  const link = path.join(house, user, "node_modules/@grow", name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(path.join(house, "packages", name), link);
}

/** The names of the violated rules. */
async function broken(): Promise<string[]> {
  const { violations } = await cruise(house);
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}

async function cycles(): Promise<string[]> {
  return folderCycles((await cruise(house)).modules);
}

test("boundaries accept valid imports", async () => {
  await depend("apps/community", "ui");
  await put("apps/community/app/screen.tsx", 'export { ui } from "@grow/ui";\n');
  await depend("apps/community", "testing");
  await put("apps/community/app/view.test.ts", 'import { testing } from "@grow/testing";\ntesting;\n');
  expect(await broken()).toEqual([]);
});

test("packages/ui may not import the domain, not even a type", async () => {
  await depend("packages/ui", "domain");
  await put(
    "packages/ui/src/card.ts",
    'import type { domain } from "@grow/domain";\nexport type A = typeof domain;\n',
  );
  expect(await broken()).toEqual(["packages-ui-uses"]);
});

test("packages/ui may not import the API client", async () => {
  await depend("packages/ui", "api-client");
  await put("packages/ui/src/card.ts", 'export { apiclient } from "@grow/api-client";\n');
  expect(await broken()).toEqual(["packages-ui-uses"]);
});

test("a group of packages/ui may import only the groups before it", async () => {
  await put("packages/ui/src/foundation/icon.ts", "export const icon = 1;\n");
  await put("packages/ui/src/overlay/menu.ts", 'export { icon } from "../foundation/icon.ts";\n');
  expect(await broken()).toEqual([]);
  await put("packages/ui/src/foundation/button.ts", 'export * from "../overlay/menu.ts";\n');
  expect(await broken()).toEqual(["packages-ui-foundation-uses"]);
});

test("packages/domain may not import other packages", async () => {
  await depend("packages/domain", "ui");
  await put("packages/domain/src/rule.ts", 'export { ui } from "@grow/ui";\n');
  expect(await broken()).toEqual(["packages-domain-uses"]);
});

test("only type tests of the domain may import the contract", async () => {
  await depend("packages/domain", "contract");
  await put(
    "packages/domain/src/rule.test-d.ts",
    'import type { contract } from "@grow/contract";\nexport type A = typeof contract;\n',
  );
  expect(await broken()).toEqual([]);
  await put("packages/domain/src/rule.test.ts", 'export { contract } from "@grow/contract";\n');
  expect(await broken()).toEqual(["packages-domain-uses"]);
});

test("an app may not import another app", async () => {
  await put("apps/community/app/one.ts", "export const one = 1;\n");
  await put("apps/brands-manager/app/two.ts", 'export { one } from "../../community/app/one";\n');
  expect(await broken()).toEqual(["apps-brands-manager-uses", "through-the-front-door"]);
});

test("a package may not import an app", async () => {
  await put("apps/community/app/one.ts", "export const one = 1;\n");
  await put("packages/app-kit/src/two.ts", 'export { one } from "../../../apps/community/app/one";\n');
  expect(await broken()).toEqual(["packages-app-kit-uses", "through-the-front-door"]);
});

test("a relative path may not lead into another package", async () => {
  await put("apps/community/app/one.ts", 'export { ui } from "../../../packages/ui/src/index";\n');
  expect(await broken()).toEqual(["through-the-front-door"]);
});

test("test support may not be imported by shipped code", async () => {
  await depend("apps/community", "testing");
  await put("apps/community/app/screen.tsx", 'export { testing } from "@grow/testing";\n');
  expect(await broken()).toEqual(["testing-never-ships"]);
});

test("two files may not import each other", async () => {
  await put("packages/domain/src/one.ts", 'import { two } from "./two.ts";\nexport const one = () => two;\n');
  await put("packages/domain/src/two.ts", 'import { one } from "./one.ts";\nexport const two = () => one;\n');
  expect(await broken()).toEqual(["no-cycles"]);
});

test("an import must resolve", async () => {
  await put("packages/domain/src/one.ts", 'export { gone } from "./gone.ts";\n');
  expect(await broken()).toEqual(["resolvable"]);
});

test("api-tags-apart reports an import from another tag's operations", async () => {
  await put("apps/api/src/operations/likes/add-like.ts", "export const addLike = 1;\n");
  await put("apps/api/src/operations/likes/list/page.ts", 'export { addLike } from "../add-like";\n');
  expect(await broken()).toEqual([]);
  await put("apps/api/src/operations/follows/follow.ts", 'export { addLike } from "../likes/add-like";\n');
  expect(await broken()).toEqual(["api-tags-apart"]);
});

test("api-operations-on-top reports an import of operations from a shared folder", async () => {
  await put("apps/api/src/operations/index.ts", "export const operations = {};\n");
  await put("apps/api/src/start-api.ts", 'export { operations } from "./operations/index";\n');
  expect(await broken()).toEqual([]);
  await put("apps/api/src/jobs/purge.ts", 'export { operations } from "../operations/index";\n');
  expect(await broken()).toEqual(["api-operations-on-top"]);
});

test("folderCycles reports folders of the api that need each other, but not their tests", async () => {
  await put("apps/api/src/mail/send.ts", "export const send = 1;\n");
  await put("apps/api/src/queue/job.ts", 'export { send } from "../mail/send";\n');
  await put("apps/api/src/queue/name.ts", "export const name = 1;\n");
  await put("apps/api/src/mail/send.test.ts", 'export { name } from "../queue/name";\n');
  expect(await cycles()).toEqual([]);
  await put("apps/api/src/mail/queued.ts", 'export { name } from "../queue/name";\n');
  expect(await cycles()).toEqual([
    "apps/api/src: mail, queue need each other: move what both use to a third folder.",
  ]);
});

describe("areas of an app", () => {
  const app = "apps/community/app";
  beforeEach(async () => {
    await put(`${app}/shared/word.ts`, "export const word = 1;\n");
    await put(`${app}/areas/growing/paths.ts`, "export const paths = 1;\n");
    await put(`${app}/paths.ts`, 'export { paths } from "./areas/growing/paths.ts";\n');
  });

  test("may import shared parts and the tables that join all areas", async () => {
    await put(
      `${app}/areas/front/screens/home/screen.ts`,
      'import { paths } from "../../../../paths.ts";\nimport { word } from "../../../../shared/word.ts";\nexport const home = [paths, word];\n',
    );
    expect(await broken()).toEqual([]);
  });

  test("may not import each other", async () => {
    await put(
      `${app}/areas/front/screens/home/screen.ts`,
      'export { paths } from "../../../growing/paths.ts";\n',
    );
    expect(await broken()).toEqual(["areas-are-apart"]);
  });

  test("may not import the shell", async () => {
    await put(`${app}/shell/header.ts`, "export const header = 1;\n");
    await put(`${app}/areas/front/header.ts`, 'export { header } from "../../shell/header.ts";\n');
    expect(await broken()).toEqual(["areas-are-apart"]);
  });

  test("are unknown to shell and shared parts", async () => {
    await put(`${app}/shell/header.ts`, 'export { paths } from "../areas/growing/paths.ts";\n');
    expect(await broken()).toEqual(["only-the-root-joins-areas"]);
  });

  test("keep their screens apart", async () => {
    await put(`${app}/areas/growing/screens/diary/view.ts`, "export const view = 1;\n");
    await put(`${app}/areas/growing/screens/print/view.ts`, 'export { view } from "../diary/view.ts";\n');
    expect(await broken()).toEqual(["screens-are-apart"]);
  });
});

test("shared-knows-no-shell reports an import of the shell", async () => {
  await put("apps/community/app/shell/header.ts", "export const header = 1;\n");
  await put("apps/community/app/shared/word.ts", 'export { header } from "../shell/header.ts";\n');
  expect(await broken()).toEqual(["shared-knows-no-shell"]);
});

test("folderCycles reports folders of an app that need each other through deeper folders", async () => {
  const shared = "apps/community/app/shared";
  await put(`${shared}/likes/form.ts`, 'export { text } from "../talk/text.ts";\n');
  await put(`${shared}/talk/text.ts`, "export const text = 1;\n");
  await put(`${shared}/talk/menu/menu.ts`, 'export { one } from "../../likes/one.ts";\n');
  await put(`${shared}/likes/one.ts`, "export const one = 1;\n");
  expect(await cycles()).toEqual([
    "apps/community/app/shared: likes, talk need each other: move what both use to a third folder.",
  ]);
});
