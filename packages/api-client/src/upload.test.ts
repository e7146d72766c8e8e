import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createUploader, type Detail } from "./index.ts";
import { errorOf } from "./testing/error-of.ts";
import { handClock } from "./testing/hand-clock.ts";
import { cut, failure, json, type LocalServer, startLocalServer } from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const saved: Detail = { type: "success", code: "saved", text: "Saved." };

describe("an upload without XMLHttpRequest", () => {
  const file = new File(["leaf"], "leaf.jpg", { type: "image/jpeg" });

  test("sends fields before the file and returns the response", async () => {
    server.answer(json(201, { data: { id: 904 }, details: [saved] }));
    const onDetails = vi.fn();
    const upload = createUploader({ apiBase: server.base, token: "t0ken", onDetails });
    const answer = await upload("/uploads/weeks/media", { file, fields: { diary_id: 12 } });
    expect(answer).toEqual({ data: { id: 904 }, details: [saved], status: 201 });
    expect(onDetails).toHaveBeenCalledExactlyOnceWith([saved]);
    const [arrival] = server.arrivals;
    const body = String(arrival?.body);
    expect(arrival?.headers.authorization).toBe("Bearer t0ken");
    expect(body.indexOf('name="diary_id"')).toBeLessThan(body.indexOf('name="file"; filename="leaf.jpg"'));
    expect(body).not.toContain("week_id");
  });

  test("fills the parameters of its path", async () => {
    server.answer(json(200, { data: null }));
    await createUploader({ apiBase: server.base })("/users/{id}/settings/personal/import", {
      file,
      fields: {},
      params: { path: { id: "a b" } },
    });
    expect(server.arrivals[0]?.url).toBe("/api/users/a%20b/settings/personal/import");
  });

  test.each([
    ["bytes", new Uint8Array([1, 2])],
    ["a path", "tent.jpg"],
    ["nothing", undefined],
  ])("of %s instead of a file is a TypeError, and nothing is sent", async (_, wrong) => {
    const upload = createUploader({ apiBase: server.base });
    const sentBefore = server.arrivals.length;
    const sent = upload("/uploads/weeks/media", { file: wrong as unknown as Blob, fields: { diary_id: 1 } });
    await expect(sent).rejects.toThrow(new TypeError("file must be a Blob"));
    expect(server.arrivals).toHaveLength(sentBefore);
  });

  test("with a path parameter that leads out of its path is a RangeError, and nothing is sent", async () => {
    const upload = createUploader({ apiBase: server.base });
    const sentBefore = server.arrivals.length;
    const params = { path: { id: ".." as unknown as number } };
    await expect(
      upload("/users/{id}/settings/personal/import", { params, file, fields: {} }),
    ).rejects.toThrow(RangeError);
    expect(server.arrivals).toHaveLength(sentBefore);
  });

  test("sends the query that its path needs", async () => {
    server.answer(json(201, { data: { id: 904 } }));
    const upload = createUploader({ apiBase: server.base });
    await upload("/brands-manager/uploads/photo", { file, fields: {}, params: { query: { brand_id: 7 } } });
    expect(server.arrivals[0]?.url).toBe("/api/brands-manager/uploads/photo?brand_id=7");
  });

  test("uses the upload base", async () => {
    const uploads = await startLocalServer();
    await createUploader({ apiBase: server.base, uploadBase: uploads.base })("/uploads/weeks/media", {
      file,
      fields: { diary_id: 1 },
    });
    expect(uploads.arrivals).toHaveLength(1);
    await uploads.close();
  });

  test.each([300, 400, 404, 413, 500, 503])(
    "with the response %i fails with the fixed text, once",
    async (status) => {
      server.answer(failure(status, "internal"));
      const error = await errorOf(
        createUploader({ apiBase: server.base })("/uploads/weeks/media", { file, fields: { diary_id: 1 } }),
      );
      expect(error).toMatchObject({ status, message: "Server responded with an error" });
      expect(error.has("internal")).toBe(true);
      expect(server.arrivals).toHaveLength(1);
    },
  );

  test("that is refused has what the server said as details", async () => {
    const detail = { type: "error", code: "too_large", text: "At most 20 MB.", field: "file" };
    server.answer(json(413, { data: null, details: [detail] }));
    const upload = createUploader({ apiBase: server.base });
    const error = await errorOf(upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } }));
    expect(error).toMatchObject({ message: "Server responded with an error", details: [detail] });
  });

  test.each([404, 405, 415])("with the empty response %i names the base URL as its cause", async (status) => {
    server.answer((response) => response.writeHead(status).end());
    const upload = createUploader({ apiBase: server.base });
    const error = await errorOf(upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } }));
    expect(error.message).toBe("Server responded with an error");
    expect(String(error.cause)).toContain(`"${server.base}" is not the base URL of the API`);
  });

  test("with the response 204 succeeds", async () => {
    server.answer((response) => response.writeHead(204).end());
    const upload = createUploader({ apiBase: server.base });
    const answer = await upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } });
    expect(answer).toMatchObject({ status: 204 });
  });

  test.each([
    [200, ""],
    [201, '{"foo":1}'],
    [200, "null"],
  ])(
    "with the response %i and the body %j, no envelope, fails and names the base URL",
    async (status, body) => {
      server.answer((response) => response.writeHead(status).end(body));
      const upload = createUploader({ apiBase: server.base });
      const error = await errorOf(upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } }));
      expect(error).toMatchObject({ status, message: `"${server.base}" is not the base URL of the API` });
    },
  );

  test("that a proxy refuses names the base URL as its cause", async () => {
    server.answer((response) => response.writeHead(502, { "Retry-After": "30" }).end("<h1>nginx</h1>"));
    const upload = createUploader({ apiBase: server.base });
    const error = await errorOf(upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } }));
    expect(error).toMatchObject({ message: "Server responded with an error", retryAfter: 30 });
    expect(String(error.cause)).toContain(`Status 502 at "${server.base}", not from the API`);
  });

  test.each([
    ["without anything", undefined, "file must be a Blob"],
    ["without fields", { file }, "fields must be an object"],
  ])("%s is a TypeError that says what is missing", async (_, init, message) => {
    const upload = createUploader({ apiBase: server.base }) as unknown as (
      path: string,
      init: unknown,
    ) => Promise<unknown>;
    await expect(upload("/uploads/weeks/media", init)).rejects.toThrow(new TypeError(message));
  });

  test.each([200, 404, 405])(
    "that gets a page with the status %i instead of a response of the API fails and names the base URL",
    async (status) => {
      server.answer((response) => response.writeHead(status).end("<html>"));
      const upload = createUploader({ apiBase: server.base });
      const error = await errorOf(upload("/uploads/weeks/media", { file, fields: { diary_id: 1 } }));
      expect(error).toMatchObject({ status, message: expect.stringContaining(server.base) });
    },
  );

  test("beyond its timeout, by the client's clock, is a network error", async () => {
    const arrived = new Promise<void>((resolve) => server.answer(() => resolve()));
    const clock = handClock();
    const upload = createUploader({ apiBase: server.base, clock });
    const ended = vi.fn();
    const call = upload("/uploads/weeks/media", { file, fields: { diary_id: 1 }, timeout: 50_000 });
    call.catch(ended);
    await arrived;
    clock.turn(49_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(clock.waiting()).toBe(1);
    expect(ended).not.toHaveBeenCalled();
    clock.turn(1);
    expect(await errorOf(call)).toMatchObject({ status: 0, message: "Network error" });
    expect(server.arrivals).toHaveLength(1);
  });

  test("with a timely response leaves no timer on the clock", async () => {
    server.answer(json(201, { data: { id: 904 } }));
    const clock = handClock();
    const upload = createUploader({ apiBase: server.base, clock });
    await upload("/uploads/weeks/media", { file, fields: { diary_id: 1 }, timeout: 50_000 });
    expect(clock.waiting()).toBe(0);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    "is not sent with a timeout of %d ms",
    async (timeout) => {
      server.answer(json(201, { data: { id: 904 } }));
      const upload = createUploader({ apiBase: server.base });
      const call = upload("/uploads/weeks/media", { file, fields: { diary_id: 1 }, timeout });
      await expect(call).rejects.toThrow(RangeError);
      expect(server.arrivals).toHaveLength(0);
    },
  );

  test("without a response is a network error", async () => {
    server.answer(cut);
    const error = await errorOf(
      createUploader({ apiBase: server.base })("/uploads/weeks/media", { file, fields: { diary_id: 1 } }),
    );
    expect(error).toMatchObject({ status: 0, message: "Network error" });
  });

  test("aborted by its caller throws the abort reason", async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    const upload = createUploader({ apiBase: server.base });
    const call = upload("/uploads/weeks/media", { file, fields: { diary_id: 1 }, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});
