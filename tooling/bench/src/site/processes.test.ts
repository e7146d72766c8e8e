import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { processesOf } from "./processes.ts";

test("processesOf includes the CPU and memory of child processes", async () => {
  const busy =
    "const end = Date.now() + 400; while (Date.now() < end); process.stdout.write('done'); setTimeout(() => {}, 3000)";
  const parent = spawn(process.execPath, [
    "-e",
    `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(busy)}], { stdio: ["ignore", 1, 2] }); setInterval(() => {}, 1000)`,
  ]);
  const processes = processesOf(parent.pid ?? 0);
  const before = processes.cpu();
  await once(parent.stdout, "data");
  expect(processes.cpu() - before).toBeGreaterThan(30);
  // Two Node processes.
  expect(processes.memory()).toBeGreaterThan(50);
  const child = once(parent, "exit");
  process.kill(parent.pid ?? 0);
  await child;
  expect(processes.memory()).toBe(0);
});
