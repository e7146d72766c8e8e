import { ApiError } from "@grow/api-client";
import { describe, expect, test } from "vitest";
import { PART_BYTES, PAUSES, sendVideo, type VideoSending } from "./send-video.ts";

const file = new File([new Uint8Array(PART_BYTES * 2 + 10)], "trim.mp4", { type: "video/mp4" });
const upload = "0191a2b4-7a7a-4f5e-9a2b-111111111111";
const lost = () => new ApiError({ status: 0, message: "Network error" });
const part = (received: number) => ({ received });
const draft = { item_video: { id: 7 } };

/** Sends with these answers, one for each part; an error is thrown. */
async function run(answers: readonly unknown[], received = 0) {
  const log = {
    offsets: [] as number[],
    sizes: [] as number[],
    pauses: [] as number[],
    waiting: [] as boolean[],
  };
  const rest = [...answers];
  const parts: VideoSending[] = [];
  const result = await sendVideo(
    { file, upload, received },
    {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onPart: (sending) => parts.push(sending),
      onWaiting: (isWaiting) => log.waiting.push(isWaiting),
      send: (async (_path: string, init: { file: Blob; fields: { offset: number } }) => {
        log.offsets.push(init.fields.offset);
        log.sizes.push(init.file.size);
        const answer = rest.shift();
        if (answer instanceof Error) throw answer;
        return { data: answer, details: [], status: 202 };
      }) as never,
      pause: async (milliseconds) => {
        log.pauses.push(milliseconds);
      },
    },
  ).catch((error: unknown) => error);
  return { result, parts, ...log };
}

describe("sendVideo", () => {
  test("sends parts in order, and returns the draft", async () => {
    const sent = await run([part(PART_BYTES), part(2 * PART_BYTES), draft]);
    expect(sent.result).toBe(7);
    expect(sent.offsets).toEqual([0, PART_BYTES, 2 * PART_BYTES]);
    expect(sent.sizes).toEqual([PART_BYTES, PART_BYTES, 10]);
  });

  test("sends a part again after a lost connection, and goes on where the server says", async () => {
    const sent = await run([part(PART_BYTES), lost(), part(2 * PART_BYTES), lost(), draft]);
    expect(sent.result).toBe(7);
    expect(sent.offsets).toEqual([0, PART_BYTES, PART_BYTES, 2 * PART_BYTES, 2 * PART_BYTES]);
    expect(sent.pauses).toEqual([500, 500]);
    expect(sent.waiting).toEqual([false, true, false, true, false]);
  });

  test("goes on with what arrived before", async () => {
    expect((await run([draft], 2 * PART_BYTES)).offsets).toEqual([2 * PART_BYTES]);
  });

  test("gives up when the connection stays lost, and at once when the server refuses", async () => {
    const gone = await run(Array.from({ length: 20 }, lost));
    expect(gone.result).toMatchObject({ status: 0 });
    expect(gone.pauses).toEqual([...PAUSES]);
    const refused = new ApiError({ status: 415, message: "Server responded with an error" });
    expect(await run([refused])).toMatchObject({ result: { status: 415 }, pauses: [] });
  });
});
