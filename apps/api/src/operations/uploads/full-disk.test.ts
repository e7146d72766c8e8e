import fs, { readdir } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { samplePhoto } from "../../media/testing/sample-photos.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";

/** The disk as the server sees it: bytes that still fit, for files that arrive and for those that are stored. */
const disk = { arriving: Number.POSITIVE_INFINITY, stored: Number.POSITIVE_INFINITY };
const real = { writeFile: fs.writeFile, open: fs.open };

const noRoom = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    errno: -28,
    syscall: "write",
  });

/** Puts the disk of this file in the place of the real one, for everybody who writes. */
function mount(functions: typeof real): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

const smallDisk = {
  async writeFile(path: string, bytes: Uint8Array) {
    if (bytes.byteLength <= disk.stored) {
      disk.stored -= bytes.byteLength;
      return await real.writeFile(path, bytes);
    }
    // A full disk takes as much as fits before it refuses.
    await real.writeFile(path, bytes.subarray(0, disk.stored));
    throw noRoom();
  },
  async open(path: string, flags: string) {
    const file = await real.open(path, flags);
    const write = file.writeFile.bind(file);
    file.writeFile = async (bytes) => {
      const { byteLength } = bytes as Uint8Array;
      if (byteLength > disk.arriving) throw noRoom();
      disk.arriving -= byteLength;
      await write(bytes);
    };
    return file;
  },
} as unknown as typeof real;

let api: TestApi;
let author: TestUser;
let id: number;
let jpeg: Buffer;

beforeAll(async () => {
  api = await testApi();
  jpeg = await samplePhoto(1400, 1000);
  mount(smallDisk);
});
afterAll(() => mount(real));
beforeEach(async () => {
  disk.arriving = Number.POSITIVE_INFINITY;
  disk.stored = Number.POSITIVE_INFINITY;
  await api.parts.media.finisher.idle();
  await api.reset();
  author = await api.addUser({ name: "author" });
  id = await addDiary(api.database.db, { userId: author.id });
});

async function upload() {
  const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: jpeg });
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/uploads/weeks/media",
    payload,
    headers: { ...headers, authorization: `Bearer ${author.token}` },
  });
  const { data, details = [] } = answer.json();
  return { answer, data: data as Schema<"Upload"> | null, details: details as Schema<"Detail">[] };
}

/** Every file below the data folder, those that are being written included. */
async function files(): Promise<string[]> {
  const found = await readdir(api.parts.config.dataDir, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("a disk that is full", () => {
  it.each<[string, Partial<typeof disk>]>([
    ["when the photo begins to arrive", { arriving: 0 }],
    ["in the middle of the photo", { arriving: 70_000 }],
    ["when its pictures are drawn", { stored: 0 }],
    ["after some of its pictures were drawn", { stored: 30_000 }],
  ])("%s is said plainly, and nothing half-written stays", async (_, room) => {
    const before = await files();
    Object.assign(disk, room);
    const { answer, data, details } = await upload();
    expect([answer.statusCode, answer.headers["retry-after"], data]).toEqual([503, "300", null]);
    expect(details).toMatchObject([{ type: "error", code: "storage_full" }]);
    expect(await files()).toEqual(before);
    const { rows } = await sql`select id from photo`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("takes the same photo once there is room again", async () => {
    disk.arriving = 0;
    expect((await upload()).answer.statusCode).toBe(503);
    disk.arriving = Number.POSITIVE_INFINITY;
    const { answer, data } = await upload();
    expect([answer.statusCode, data?.width]).toEqual([201, 1400]);
  });
});
