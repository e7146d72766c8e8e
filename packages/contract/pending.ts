// Takes what has been built out of the list of pending operations: pnpm --filter @grow/contract pending
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pendingIds, shortened } from "./src/pending.ts";

const file = join(import.meta.dirname, "pending.json");
const list: string[] = JSON.parse(readFileSync(file, "utf8"));
const left = shortened(list, pendingIds());
writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
console.log(`${list.length - left.length} built since, ${left.length} left.`);
