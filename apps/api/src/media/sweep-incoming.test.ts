import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { jobHandlers } from "../jobs/handlers.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { claimFolder, ownFolder, sweepIncoming } from "./sweep-incoming.ts";

const api = freshApi();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-incoming-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A file last written so many minutes ago. */
async function addFile(name: string, minutes: number) {
  await writeFile(join(folder, name), "half a photo");
  await setAge(name, minutes);
}

async function setAge(name: string, minutes: number) {
  const time = new Date(Date.now() - minutes * 60_000);
  await utimes(join(folder, name), time, time);
}

test("deletes files not written for two hours, and keeps those of running uploads", async () => {
  await addFile("killed", 121);
  await addFile("running", 30);
  expect(await sweepIncoming(folder)).toBe(1);
  expect(await readdir(folder)).toEqual(["running"]);
});

test("deletes everything when no other server uses the folder", async () => {
  await addFile("killed", 0.01);
  await mkdir(join(folder, "unpacked"));
  await setAge("unpacked", 0.01);
  await sweepIncoming(folder, 0);
  expect(await readdir(folder)).toEqual([]);
});

describe("folders of servers", () => {
  const ownName = basename(ownFolder(""));
  /** Another server, as far as its folder is concerned. */
  function startServer() {
    const server = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    return { server, name: ownName.replace(/\d+$/, String(server.pid)) };
  }
  async function addUpload(owner: string, minutes = 0) {
    await mkdir(join(folder, owner), { recursive: true });
    await addFile(join(owner, "film"), minutes);
  }

  test("of a killed one is deleted at the next start, and that of a running one is kept", async () => {
    const killed = startServer();
    const running = startServer();
    try {
      for (const { name } of [killed, running]) await addUpload(name);
      killed.server.kill("SIGKILL");
      await once(killed.server, "exit");
      const own = await claimFolder(folder);
      expect(own).toBe(join(folder, ownName));
      expect(await readdir(folder)).toEqual([running.name]);
      expect(await readdir(join(folder, running.name))).toEqual(["film"]);
    } finally {
      running.server.kill("SIGKILL");
    }
  });

  test("of a former process with the same id is deleted when the server starts, and kept while it runs", async () => {
    await addUpload(ownName);
    expect(await sweepIncoming(folder)).toBe(0);
    expect(await readdir(ownFolder(folder))).toEqual(["film"]);
    await claimFolder(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  test("of another machine loses its abandoned files only", async () => {
    await addUpload("another-machine.1", 121);
    await addFile(join("another-machine.1", "running"), 30);
    await claimFolder(folder);
    expect(await readdir(join(folder, "another-machine.1"))).toEqual(["running"]);
    await rm(join(folder, "another-machine.1", "running"));
    const time = new Date(Date.now() - 121 * 60_000);
    await utimes(join(folder, "another-machine.1"), time, time);
    await sweepIncoming(folder);
    expect(await readdir(folder)).toEqual([]);
  });
});

test("does nothing when no file was ever received", async () => {
  expect(await sweepIncoming(join(folder, "missing"))).toBe(0);
});

test("runs with the hourly job that sweeps the media", async () => {
  await addFile("killed", 121);
  const { database, parts } = api;
  const mailer = { kind: "outbox", send: async () => {}, close: () => {} } as const;
  const handlers = jobHandlers({
    database,
    mailer,
    ...{ outbound: { send: async () => 201, close: async () => {} }, push: null },
    store: parts.media.store,
    queue: parts.media.queue,
    finisher: parts.media.finisher,
    isModerated: false,
    incoming: folder,
    temporaryFolders: [folder],
    publicUrl: "https://grow.example",
    brandsUrl: "http://localhost:3001",
    payment: { stripe: null, vatPercent: 0, transfer: null, days: 14 },
    secret: parts.config.secret,
    alertEmail: undefined,
    jobs: parts.jobs,
    onRepair: () => {},
  });
  await handlers["sweep-media"]({});
  expect(await readdir(folder)).toEqual([]);
});
