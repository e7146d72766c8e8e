import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

const MB = 1_000_000;
const CHUNK = 62_500;
const BOUNDARY = "the-edge-of-a-part";

/** Every timer of the servers that ends idle requests is shorter. */
const LONGER_THAN_IDLE_MS = 36_000;

/** A small film, followed by a box that players skip, of as many bytes as are wanted. */
async function filmOf(bytes: number): Promise<Buffer> {
  const film = await readFile(new URL("../../demo-data/committed-videos/de-steinwolle.mp4", import.meta.url));
  const padding = Buffer.alloc(bytes - film.byteLength);
  padding.writeUInt32BE(padding.byteLength, 0);
  padding.write("free", 4, "latin1");
  return Buffer.concat([film, padding]);
}

/** Signs a new member up, whose diaries no other journey sees. */
async function newMember(page: Page) {
  await page.goto("/auth/signup");
  await signUp(page);
  const origin = new URL(page.url()).origin;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const diary = { name: "A long film", type_room: 1, type_soil: 1, type_watering: 1 };
  const answer = await page.request.post("/api/diaries", { headers: { origin }, data: diary });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = await answer.json();
  return { origin, cookie, diaryId: Number(data.id) };
}

/**
 * Uploads a film through the web server, as a browser does.
 *
 * @param perSecond - bytes that the line carries
 */
async function upload(
  page: Page,
  film: Buffer,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<{ status: number; text: string }> {
  const { origin, cookie, diaryId } = await newMember(page);
  const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="diary_id"\r\n\r\n${diaryId}\r\n`;
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(field + file), film, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const outgoing = request(`${origin}/api/uploads/weeks/media`, {
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": body.byteLength,
      cookie,
      origin,
    },
  });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  for (let at = 0; at < body.byteLength && !outgoing.destroyed; at += CHUNK) {
    const isRoom = outgoing.write(body.subarray(at, at + CHUNK));
    if (perSecond < Number.POSITIVE_INFINITY) await wait((1000 * CHUNK) / perSecond);
    else if (!isRoom)
      await Promise.race([new Promise((resolve) => outgoing.once("drain", resolve)), answered]);
  }
  outgoing.end();
  return await answered;
}

test("a film of 200 MB passes the web server and the api", async ({ page }) => {
  const { status, text } = await upload(page, await filmOf(200 * MB));
  expect(status, text).toBe(201);
  expect(JSON.parse(text).data).toMatchObject({ type: "video" });
});

test("a film may take longer than any idle limit while it flows at 5 Mbit/s", async ({ page }) => {
  const perSecond = 5_000_000 / 8;
  const began = Date.now();
  const { status, text } = await upload(
    page,
    await filmOf((perSecond * LONGER_THAN_IDLE_MS) / 1000),
    perSecond,
  );
  expect(status, text).toBe(201);
  expect(Date.now() - began).toBeGreaterThan(LONGER_THAN_IDLE_MS - 1000);
});
