import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

const MB = 1_000_000;
const CHUNK = 62_500;
const BOUNDARY = "the-edge-of-a-part";

/** Bytes per second of a line of 5 Mbit/s. */
const PER_SECOND = 5_000_000 / 8;

/** A film that takes 36 s at that speed, a little longer than the idle limits of the servers. */
const SLOW_FILM = 36 * PER_SECOND;

/** A small film, followed by a box that players skip, of as many bytes as are wanted. */
async function filmOf(bytes: number): Promise<Buffer> {
  const film = await readFile(new URL("../../demo-data/committed-videos/de-steinwolle.mp4", import.meta.url));
  const padding = Buffer.alloc(bytes - film.byteLength);
  padding.writeUInt32BE(padding.byteLength, 0);
  padding.write("free", 4, "latin1");
  return Buffer.concat([film, padding]);
}

interface Member {
  readonly origin: string;
  readonly cookie: string;
  readonly diaryId: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Signs a new member up, whose diaries no other journey sees. */
async function newMember(page: Page): Promise<Member> {
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

/** How the bytes of an upload flow; as fast as they can by default. */
interface Flow {
  /** Bytes that the line carries. */
  readonly perSecond?: number;
  /** Sends no more than so many bytes of the body. */
  readonly stallsAt?: number;
  /** The last bytes wait for it. */
  readonly lastAfter?: Promise<unknown>;
}

/** Uploads a film through the web server, as a browser does. */
async function upload(
  { origin, cookie, diaryId }: Member,
  film: Buffer,
  { perSecond, stallsAt = Number.POSITIVE_INFINITY, lastAfter }: Flow = {},
): Promise<Answer> {
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
  const answered = new Promise<Answer>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  for (let at = 0; at < Math.min(body.byteLength, stallsAt) && !outgoing.destroyed; at += CHUNK) {
    if (at + CHUNK >= body.byteLength) await lastAfter;
    const isRoom = outgoing.write(body.subarray(at, at + CHUNK));
    // The only way to be a slow line is to be slow.
    if (perSecond) await wait((1000 * CHUNK) / perSecond);
    else if (!isRoom)
      await Promise.race([new Promise((resolve) => outgoing.once("drain", resolve)), answered]);
  }
  if (stallsAt >= body.byteLength) outgoing.end();
  const answer = await answered;
  outgoing.destroy();
  return answer;
}

test("a film of 200 MB passes the web server and the api", async ({ page }) => {
  const { status, text } = await upload(await newMember(page), await filmOf(200 * MB));
  expect(status, text).toBe(201);
  expect(JSON.parse(text).data).toMatchObject({ type: "video" });
});

test("a film may take longer than any idle limit while it flows at 5 Mbit/s", async ({ page }) => {
  const member = await newMember(page);
  const film = await filmOf(SLOW_FILM);
  // An upload beside it that stalls shows when the limit has passed: the film is not complete before.
  const stalled = upload(member, film, { stallsAt: 2 * CHUNK });
  const slow = upload(member, film, { perSecond: PER_SECOND, lastAfter: stalled });
  expect((await stalled).status).toBe(408);
  const { status, text } = await slow;
  expect(status, text).toBe(201);
});
