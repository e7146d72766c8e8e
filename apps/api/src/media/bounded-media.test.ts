import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { boundMedia } from "./bounded-media.ts";

let api: TestApi;
let userId: number;
beforeAll(async () => {
  api = await testApi();
  userId = (await api.addUser()).id;
});

function bounded() {
  const socket = new EventEmitter();
  const request = { socket } as unknown as IncomingMessage;
  return { socket, ...boundMedia(api.parts.media, { db: api.database.db, userId, request }) };
}

describe("boundMedia", () => {
  it("starts no more work once the client has disconnected, not even queued work", async () => {
    const { socket, media } = bounded();
    let finish = () => {};
    const first = media.queue.now(() => new Promise<void>((resolve) => (finish = resolve)));
    const queued = vi.fn(async () => {});
    const second = media.queue.now(queued);
    socket.emit("close");
    finish();
    await first;
    await expect(second).rejects.toThrow("broken_upload");
    await expect(media.charge?.(1)).rejects.toThrow("broken_upload");
    expect(queued).not.toHaveBeenCalled();
  });

  it("listens to the connection until the response is sent", async () => {
    const { socket, media, end } = bounded();
    await media.queue.now(async () => {});
    await end();
    expect(socket.listenerCount("close")).toBe(0);
  });
});
