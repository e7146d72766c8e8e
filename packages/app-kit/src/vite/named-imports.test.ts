import { parseAst } from "vite";
import { expect, it } from "vitest";
import { replaceNamedImports } from "./named-imports.ts";

const lineOf = (name: string, local: string) =>
  name === "Unknown" ? undefined : `import ${local} from "./${name.toLowerCase()}.ts";`;
const replaced = (code: string) => replaceNamedImports(code, parseAst, "kit", lineOf);

it("puts others in the place of imports from one package, under the names that the file gives them", () => {
  expect(replaced('import { Flag, Mail as Letter } from "kit";\nconst a = Flag;')).toBe(
    'import Flag from "./flag.ts"; import Letter from "./mail.ts";\nconst a = Flag;',
  );
  expect(
    replaced('import { Flag } from "kit"; import { Bell } from "other"; import { Mail } from "kit";'),
  ).toBe('import Flag from "./flag.ts"; import { Bell } from "other"; import Mail from "./mail.ts";');
});

it("leaves an import as it is that takes a name nobody knows, or the whole package", () => {
  for (const code of ['import { Flag, Unknown } from "kit";', 'import * as kit from "kit";']) {
    expect(replaced(code)).toBe(code);
  }
});

it("has nothing to do with files that import nothing from there", () => {
  expect(replaced('import { Flag } from "other"; const kit = "kit";')).toBeNull();
});
