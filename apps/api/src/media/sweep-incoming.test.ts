import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobHandlers } from "../jobs/handlers.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { sweepIncoming } from "./sweep-incoming.ts";

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
    store: parts.media.store,
    queue: parts.media.queue,
    finisher: parts.media.finisher,
    isModerated: false,
    temporaryFolders: [folder],
    publicUrl: "https://grow.example",
    vatPercent: 0,
    secret: parts.config.secret,
    jobs: parts.jobs,
    onRepair: () => {},
  });
  await handlers["sweep-media"]({});
  expect(await readdir(folder)).toEqual([]);
});
