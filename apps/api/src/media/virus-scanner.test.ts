import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { samplePhoto } from "./testing/sample-photos.ts";
import { type VirusScan, virusScanner } from "./virus-scanner.ts";

const api = freshApi();
let folder: string;
let clamd: Server;
let url: string;
/** Bytes of the last file, once all of it has arrived. */
let scanned: Buffer | null;
let answer: (socket: Socket) => void;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-scan-"));
  scanned = null;
  clamd = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      all = Buffer.concat([all, chunk]);
      scanned = fileOf(all);
      if (scanned !== null) answer(socket);
    });
  });
  url = `unix:${join(folder, "clamd.sock")}`;
  await new Promise<void>((resolve) => clamd.listen(join(folder, "clamd.sock"), resolve));
});
afterEach(async () => {
  await new Promise((resolve) => clamd.close(resolve));
  await rm(folder, { recursive: true });
});

/** The file of a complete INSTREAM command; null before its last block. */
function fileOf(command: Buffer): Buffer | null {
  const name = "zINSTREAM\0";
  if (command.toString("latin1", 0, name.length) !== name) return null;
  const blocks: Buffer[] = [];
  let at = name.length;
  while (at + 4 <= command.length) {
    const length = command.readUInt32BE(at);
    if (length === 0) return Buffer.concat(blocks);
    blocks.push(command.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const say = (verdict: string) => (socket: Socket) => void socket.end(`${verdict}\0`);

describe("virusScanner", () => {
  const errors = vi.fn();
  const scan = async (bytes: Buffer, idleMs?: number) => {
    const path = join(folder, "file");
    await writeFile(path, bytes);
    await virusScanner(url, errors, idleMs)(path);
  };
  beforeEach(() => errors.mockClear());

  test("sends the whole file, and accepts what is clean", async () => {
    answer = say("stream: OK");
    const bytes = Buffer.from("0123456789".repeat(50_000));
    await scan(bytes);
    expect(scanned?.equals(bytes)).toBe(true);
  });

  test("rejects what is infected", async () => {
    answer = say("stream: Eicar-Test-Signature FOUND");
    await expect(scan(Buffer.from("virus"))).rejects.toMatchObject({ code: "infected" });
    expect(errors).not.toHaveBeenCalled();
  });

  test.each<[string, (socket: Socket) => void]>([
    ["reports an error", say("INSTREAM size limit exceeded. ERROR")],
    ["closes the connection", (socket) => void socket.destroy()],
    ["never answers", () => undefined],
    ["sends no verdict", (socket) => void socket.write("a".repeat(5000))],
  ])("lets no file pass when the scanner %s", async (_what, act) => {
    answer = act;
    await expect(scan(Buffer.from("photo"), 200)).rejects.toMatchObject({ status: 503 });
    expect(errors).toHaveBeenCalledOnce();
  });

  test("lets no file pass when there is no scanner", async () => {
    const path = join(folder, "file");
    await writeFile(path, "photo");
    const none = virusScanner(`unix:${join(folder, "missing.sock")}`, errors);
    await expect(none(path)).rejects.toMatchObject({ status: 503, headers: { "retry-after": "30" } });
  });
});

test.each([
  ["stream: OK", 201, []],
  ["stream: Eicar-Test-Signature FOUND", 422, ["infected file"]],
])("an upload of which the scanner says %j returns %i", async (verdict, status, codes) => {
  answer = say(verdict);
  const media: { scan?: VirusScan } = api.parts.media;
  media.scan = virusScanner(url, () => undefined);
  const author = await api.addUser();
  const { payload, headers } = await uploadForm({}, { bytes: await samplePhoto(40, 30) });
  const before = await readdir(join(api.parts.config.dataDir, "media")).catch(() => []);
  const response = await api.request("POST", "/uploads/diaries/covers", {
    as: author.id,
    headers,
    body: payload,
  });
  delete media.scan;
  expect([response.status, response.codes]).toEqual([status, codes]);
  const after = await readdir(join(api.parts.config.dataDir, "media")).catch(() => []);
  expect(after.length > before.length).toBe(status === 201);
  expect(await readdir(api.parts.media.incoming)).toEqual([]);
});
