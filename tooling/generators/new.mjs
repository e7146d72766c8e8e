// `pnpm new screen …` and `pnpm new operation …`: create the files, rows and test that a new one starts with.
import path from "node:path";
import { newOperation } from "./src/new-operation.mjs";
import { newScreen } from "./src/new-screen.mjs";
import { Refusal } from "./src/refusal.mjs";

const usage = `pnpm new screen <app> <area>/<screen>
    for example: pnpm new screen community reading/article

pnpm new operation <tag>[/<group>] <METHOD> </path> <operationId>
    for example: pnpm new operation diaries/detail GET '/diaries/{id}/harvest' getDiaryHarvest`;

const root = path.resolve(import.meta.dirname, "../..");
const [kind, ...words] = process.argv.slice(2);
try {
  const made =
    kind === "screen"
      ? await newScreen(root, words)
      : kind === "operation"
        ? await newOperation(root, words)
        : null;
  if (made === null) throw new Refusal(usage);
  for (const file of made.created) console.log(`  made     ${file}`);
  for (const file of made.changed) console.log(`  changed  ${file}`);
  console.log(`\nNext:\n${made.next.map((line) => `  ${line}`).join("\n")}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
