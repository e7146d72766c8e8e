// Takes the present contract for the published one: pnpm --filter @grow/contract accept [--reason "why something breaks"]
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { accept, publishedText, Refusal } from "./src/compatibility/accept.ts";
import { asNode } from "./src/compatibility/published.ts";

const { values } = parseArgs({ options: { reason: { type: "string", default: "" } } });
const file = join(import.meta.dirname, "published.json");
const changes = join(import.meta.dirname, "CHANGES.md");
const read = (path: string) => asNode(JSON.parse(readFileSync(path, "utf8")));

try {
  const before = existsSync(file) ? read(file) : {};
  const document = read(join(import.meta.dirname, "generated/openapi.json"));
  const { published, breaks, entry } = accept(
    before,
    document,
    values.reason,
    new Date().toISOString().slice(0, 10),
  );
  writeFileSync(file, publishedText(published));
  if (entry !== null) {
    const [head = "", ...entries] = readFileSync(changes, "utf8").split(/^(?=## )/m);
    writeFileSync(changes, [head, `${entry}\n`, ...entries].join("").replace(/\n+$/, "\n"));
  }
  console.log(
    breaks.length === 0
      ? "Accepted; nothing is broken."
      : `Accepted, ${breaks.length} broken; see CHANGES.md.`,
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
