import { resolve } from "node:path";
import { chromium } from "@grow/testing/chromium";
import { build } from "esbuild";
import { type Browser, type Page, chromium as playwright } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Client from "./index.ts";
import {
  type Answering,
  cut,
  failure,
  json,
  type LocalServer,
  silent,
  startLocalServer,
} from "./testing/local-server.ts";

declare global {
  interface Window {
    client: typeof Client;
  }
}

let server: LocalServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startLocalServer();
  const { outputFiles } = await build({
    stdin: {
      contents: 'import * as client from "./index.ts"; globalThis.client = client;',
      resolveDir: resolve(import.meta.dirname),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
  });
  browser = await playwright.launch(chromium);
  page = await browser.newPage();
  server.answer((response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Upload</title>"),
  );
  await page.goto(server.base);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Uploads a file of the given size from the page and returns the result. */
async function uploadFromPage(
  answering: Answering,
  size: number,
  abortAfter: number | null = null,
  timeout: number | null = null,
) {
  server.answer(answering);
  return page.evaluate(
    async ([bytes, limit, longest]) => {
      const shown: string[] = [];
      const steps: Client.UploadProgress[] = [];
      const controller = new AbortController();
      if (limit !== null) setTimeout(() => controller.abort(), limit);
      const upload = window.client.createUploader({
        apiBase: "/api",
        guest: "9b2d",
        onDetails: (details) => shown.push(...details.map(({ code }) => code)),
      });
      try {
        const { data, status } = await upload("/uploads/weeks/media", {
          file: new File([new Uint8Array(bytes)], "leaf.jpg", { type: "image/jpeg" }),
          fields: { diary_id: 12 },
          onProgress: (step) => steps.push(step),
          signal: controller.signal,
          ...(longest === null ? {} : { timeout: longest }),
        });
        return { data, status, steps, shown };
      } catch (error) {
        if (error instanceof window.client.ApiError)
          return { message: error.message, status: error.status, steps, shown };
        return { name: error instanceof Error ? error.name : "unknown", steps, shown };
      }
    },
    [size, abortAfter, timeout] as const,
  );
}

test("a browser uploads the file, reports progress, and returns the response", async () => {
  const result = await uploadFromPage(
    json(201, { data: { id: 904 }, details: [{ type: "success", code: "saved", text: "" }] }),
    3_000_000,
  );
  expect(result).toMatchObject({ data: { id: 904 }, status: 201, shown: ["saved"] });
  const last = result.steps.at(-1);
  expect(last?.loaded).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(3_000_000);
  const [arrival] = server.arrivals;
  expect(arrival?.url).toBe("/api/uploads/weeks/media");
  expect(arrival?.headers["x-guest"]).toBe("9b2d");
  expect(arrival?.body.length).toBe(last?.total);
});

test("an upload with the response 204 succeeds", async () => {
  const result = await uploadFromPage((response) => response.writeHead(204).end(), 10);
  expect(result).toMatchObject({ status: 204, shown: [] });
  expect(result).not.toHaveProperty("message");
});

test("an upload with the response 200 and no envelope fails and names the base URL", async () => {
  const result = await uploadFromPage((response) => response.writeHead(200).end(), 10);
  expect(result).toMatchObject({ status: 200, message: '"/api" is not the base URL of the API', shown: [] });
});

test.each([300, 404, 413, 500])(
  "an upload with the response %i reports the fixed text once",
  async (status) => {
    const result = await uploadFromPage(failure(status, "internal"), 10);
    expect(result).toMatchObject({ message: "Server responded with an error", status, shown: ["internal"] });
    expect(server.arrivals).toHaveLength(1);
  },
);

test("an upload with a broken connection reports the fixed text", async () => {
  expect(await uploadFromPage(cut, 10)).toMatchObject({ message: "Network error", status: 0 });
});

test("an upload beyond its timeout reports the fixed text", async () => {
  expect(await uploadFromPage(silent, 10, null, 100)).toMatchObject({ message: "Network error", status: 0 });
});

test("an upload aborted by its caller reports nothing", async () => {
  const result = await uploadFromPage(silent, 10, 100);
  expect(result).toMatchObject({ name: "AbortError" });
  expect(result).not.toHaveProperty("message");
});

test("a browser calls the API of its own origin with a relative base", async () => {
  server.answer(json(200, { data: { cnt_diaries: 3 } }));
  const diaries = await page.evaluate(async () => {
    const { data } = await window.client.createClient({ apiBase: "/api" }).GET("/main");
    return data.cnt_diaries;
  });
  expect(diaries).toBe(3);
  expect(server.arrivals[0]?.url).toBe("/api/main");
});
