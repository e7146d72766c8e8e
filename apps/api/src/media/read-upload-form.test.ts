import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import { MediaError } from "./media-error.ts";
import { readUploadForm } from "./read-upload-form.ts";
import { takeInUpload } from "./take-in-upload.ts";
import { samplePhoto } from "./testing/sample-photos.ts";
import { createWorkQueue } from "./work-queue.ts";

let folder: string;
let server: FastifyInstance;
let failure: Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-form-"));
  const room = { store: createDiskStore(join(folder, "media")), queue: createWorkQueue(2) };
  server = fastify();
  await server.register(multipart);
  let failed: (error: unknown) => void;
  failure = new Promise((resolve) => {
    failed = resolve;
  });
  server.post("/", async (request, reply) => {
    try {
      const { file, fields } = await readUploadForm(request, join(folder, "receiving"));
      try {
        return { upload: await takeInUpload(room, file), fields: Object.fromEntries(fields) };
      } finally {
        await file.discard();
      }
    } catch (error) {
      failed(error);
      if (!(error instanceof MediaError)) throw error;
      return reply.code(400).send({ code: error.code, params: error.params });
    }
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const port = () => (server.server.address() as AddressInfo).port;

async function send(form: FormData) {
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: "POST", body: form });
  return (await answer.json()) as Record<string, Record<string, unknown>>;
}

function formOf(bytes: Uint8Array, name: string, type = "image/jpeg"): FormData {
  const form = new FormData();
  form.set("diary_id", "12");
  form.set("file", new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const received = () => readdir(join(folder, "receiving")).catch(() => []);
const stored = () =>
  readdir(join(folder, "media")).then(
    (names) => names.filter((name) => name !== ".writing"),
    () => [],
  );

describe("an upload", () => {
  it("is recognised by its content, not by its name", async () => {
    const answer = await send(formOf(await samplePhoto(400, 300), "notes.txt", "text/plain"));
    expect(answer.fields).toEqual({ diary_id: "12" });
    expect(answer.upload).toMatchObject({ kind: "photo", width: 400, height: 300 });
    expect(await received()).toEqual([]);
  });

  it("of a text named .jpg is rejected", async () => {
    expect(await send(formOf(Buffer.from("Dear diary"), "plant.jpg"))).toMatchObject({
      code: "unsupported_type",
    });
  });

  it("loses directional controls in its fields", async () => {
    const form = formOf(await samplePhoto(400, 300), "plant.jpg");
    form.set("title", "Plum\u202egnp.exe");
    expect((await send(form)).fields).toEqual({ diary_id: "12", title: "Plumgnp.exe" });
  });

  it("with a field that shows nothing is rejected", async () => {
    const form = new FormData();
    form.set("title", "\u200b\u2060");
    form.set("file", new File([new Uint8Array(await samplePhoto(400, 300))], "plant.jpg"));
    await send(form);
    expect(await failure).toMatchObject({ status: 422, problems: [{ code: "required", field: "title" }] });
    expect(await received()).toEqual([]);
  });

  it("of a HEIC picture is rejected with its own message", async () => {
    const heic = Buffer.concat([
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      Buffer.alloc(500),
    ]);
    expect(await send(formOf(heic, "plant.jpg"))).toMatchObject({ code: "heic" });
  });

  it("of 50 MB is rejected as soon as it exceeds the limit of photos", async () => {
    const huge = Buffer.concat([await samplePhoto(400, 300), Buffer.alloc(50 * 1024 * 1024)]);
    expect(await send(formOf(huge, "plant.jpg"))).toEqual({
      code: "too_large",
      params: { limit: 20 * 1024 * 1024 },
    });
    expect(await received()).toEqual([]);
  });

  it("of the wrong type is rejected before the rest is sent", async () => {
    const socket = connect(port(), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\ncontent-type: multipart/form-data; boundary=edge\r\n\r\n",
    );
    socket.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    socket.write(Buffer.alloc(8000, "x"));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("unsupported_type");
    socket.destroy();
  });

  it("of an empty file is rejected", async () => {
    expect(await send(formOf(Buffer.alloc(0), "plant.jpg"))).toMatchObject({ code: "unsupported_type" });
    const form = new FormData();
    form.set("diary_id", "12");
    expect(await send(form)).toMatchObject({ code: "required" });
  });

  it.each(["balcony.mp4", "balcony.webm"])("stores the video %s without its location", async (name) => {
    const film = await readFile(join(import.meta.dirname, "testing", name));
    expect(film.includes("+52.5200+013.4050")).toBe(true);
    const { upload } = await send(formOf(film, name, "video/mp4"));
    expect(upload).toMatchObject({ kind: "video", width: 64, height: 36, format: name.split(".")[1] });
    expect(upload?.duration).toBeCloseTo(0.4);
    const stored = await readFile(join(folder, "media", String(upload?.key), `64.${name.split(".")[1]}`));
    expect(upload?.bytes).toBe(stored.length);
    expect(stored.includes("+52.5200")).toBe(false);
    expect(/balcony/i.test(stored.toString("latin1"))).toBe(false);
  });

  it("of half a video is rejected", async () => {
    const film = await readFile(join(import.meta.dirname, "testing", "balcony.mp4"));
    expect(await send(formOf(film.subarray(0, 700), "balcony.mp4"))).toMatchObject({ code: "wrong_format" });
    expect(await stored()).toEqual([]);
  });

  it("cut off inside the form is rejected and leaves nothing", async () => {
    const body = Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
      await samplePhoto(400, 300),
    ]);
    const answer = await fetch(`http://127.0.0.1:${port()}/`, {
      method: "POST",
      body,
      headers: { "content-type": "multipart/form-data; boundary=edge" },
    });
    expect(await answer.json()).toMatchObject({ code: "broken_upload" });
    expect(await received()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it("without a boundary is rejected", async () => {
    const answer = await fetch(`http://127.0.0.1:${port()}/`, {
      method: "POST",
      body: "anything",
      headers: { "content-type": "multipart/form-data" },
    });
    expect(await answer.json()).toMatchObject({ code: "broken_upload" });
  });

  it("cut off by a lost connection leaves nothing", async () => {
    const socket = connect(port(), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\ncontent-type: multipart/form-data; boundary=edge\r\n\r\n",
    );
    socket.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    socket.write(await samplePhoto(400, 300));
    await expect.poll(received).toHaveLength(1);
    socket.destroy();
    expect(await failure).toMatchObject({ code: "broken_upload" });
    expect(await received()).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});
