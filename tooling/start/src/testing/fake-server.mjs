// Replaces the api, the community site and the brands manager: reports itself healthy, follows the rules of our servers
// for ending, and starts a grandchild, as the api does with ffmpeg.
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const name = path.basename(path.resolve(import.meta.dirname, ".."));
const variable =
  { api: "API_PORT", community: "COMMUNITY_PORT", "brands-manager": "BRANDS_PORT" }[name] ?? "";
const { DATA_DIR = "", HOST, FAKE_FAILURE } = process.env;
/** @param {string} event */
const note = (event) => appendFileSync(path.join(DATA_DIR, "events.txt"), `${name} ${event}\n`);

if (FAKE_FAILURE === `${name} at start`) {
  console.error("The roof leaks.");
  process.exit(3);
}
// Before the grandchild starts: a signal before this line ends the process at once.
process.on("SIGTERM", end);
if (process.env.GROW_PARENT === "1") process.on("disconnect", end);

const grandchild = spawn("sleep", ["600"], { stdio: "ignore" });
const server = createServer((_, response) => response.end("ok")).listen(
  Number(process.env[variable]),
  HOST,
  () => {
    if (name === "api") {
      // A little after it answers, as the real one.
      setTimeout(() => {
        mkdirSync(path.join(DATA_DIR, "db"), { recursive: true });
        writeFileSync(path.join(DATA_DIR, "db/owner.json"), JSON.stringify({ pid: process.pid }));
        note("opened the database");
      }, 300);
    }
    note(`started ${process.pid} ${grandchild.pid}`);
    if (FAKE_FAILURE === `${name} later`) {
      setTimeout(() => {
        console.error("The roof leaks.");
        grandchild.kill();
        process.exit(3);
      }, 1500);
    }
  },
);

function end() {
  if (FAKE_FAILURE === `${name} is deaf`) return;
  note("stopped");
  grandchild.kill();
  server.close();
  server.closeAllConnections();
  process.exit(0);
}
