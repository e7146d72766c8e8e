import { expect, it } from "vitest";
import { preparePhoto } from "./prepare-photo.ts";

const { signal } = new AbortController();

it("preparePhoto leaves a GIF as it is, because it may be an animation, up to the limit", async () => {
  const gif = new Blob(["GIF89a"], { type: "image/gif" });
  expect(await preparePhoto(gif, signal)).toEqual({ photo: gif });
  const large = new Blob([new Uint8Array(21 * 1024 * 1024)], { type: "image/gif" });
  expect(await preparePhoto(large, signal)).toMatchObject({ failure: { kind: "size" } });
});
