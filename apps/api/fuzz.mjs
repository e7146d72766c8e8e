// Runs `src/http/fuzz.full.test.ts` for longer: pnpm --filter @grow/api fuzz --seconds 600 [--seed 7]
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "600" }, seed: { type: "string" } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    console.error(`--${name} is a number of 1 or more, not ${value}.`);
    process.exit(2);
  }
}
const vitest = dirname(createRequire(import.meta.url).resolve("vitest/package.json"));
const run = spawn(
  process.execPath,
  [join(vitest, "vitest.mjs"), "run", "--reporter=dot", "src/http/fuzz.full.test.ts"],
  {
    cwd: import.meta.dirname,
    stdio: "inherit",
    env: {
      ...process.env,
      FUZZ_SECONDS: values.seconds,
      ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
    },
  },
);
run.on("close", (code) => process.exit(code ?? 1));
