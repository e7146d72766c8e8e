import { parseAst } from "vite";
import { expect, it } from "vitest";
import { replaceNamedImports } from "./named-imports.ts";

const lineOf = (name: string, local: string) =>
  name === "Unknown" ? undefined : `import ${local} from "./${name.toLowerCase()}.ts";`;
const replaced = (code: string) => replaceNamedImports(code, parseAst, "kit", lineOf);

it("replaces imports from one package, keeping local names", () => {
  expect(replaced('import { Flag, Mail as Letter } from "kit";\nconst a = Flag;')).toBe(
    'import Flag from "./flag.ts"; import Letter from "./mail.ts";\nconst a = Flag;',
  );
  expect(
    replaced('import { Flag } from "kit"; import { Bell } from "other"; import { Mail } from "kit";'),
  ).toBe('import Flag from "./flag.ts"; import { Bell } from "other"; import Mail from "./mail.ts";');
});

it("keeps an import of an unknown name or of the whole package", () => {
  for (const code of ['import { Flag, Unknown } from "kit";', 'import * as kit from "kit";']) {
    expect(replaced(code)).toBe(code);
  }
});

it("returns null for files without imports from the package", () => {
  expect(replaced('import { Flag } from "other"; const kit = "kit";')).toBeNull();
});
