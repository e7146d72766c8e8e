import { expect, it } from "vitest";
import { preparePhoto } from "./prepare-photo.ts";

const { signal } = new AbortController();

it("preparePhoto does not change a GIF up to the limit, because it may be an animation", async () => {
  const gif = new Blob(["GIF89a"], { type: "image/gif" });
  expect(await preparePhoto(gif, signal)).toEqual({ photo: gif });
  const large = new Blob([new Uint8Array(21 * 1024 * 1024)], { type: "image/gif" });
  expect(await preparePhoto(large, signal)).toMatchObject({ failure: { kind: "size" } });
});
