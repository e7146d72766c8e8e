import { expect, it } from "vitest";
import { admitToast } from "./toast-queue.ts";

/** The properties that the queue reads, and a text for comparison. */
type Sample = { text: string; isError?: boolean };
const saved: Sample = { text: "Saved" };
const liked: Sample = { text: "Liked" };
const failed: Sample = { text: "Failed", isError: true };
const published: Sample = { text: "Published" };

it("admitToast adds a toast below the others while there is room", () => {
  expect(admitToast([saved], liked)).toEqual({ kept: [saved, liked], dropped: [] });
});

it("admitToast removes the oldest when three are shown", () => {
  expect(admitToast([saved, liked, failed], published)).toEqual({
    kept: [liked, failed, published],
    dropped: [saved],
  });
});

it("admitToast keeps an error longer than a later message", () => {
  expect(admitToast([failed, saved, liked], published).dropped).toEqual([saved]);
});

it("admitToast removes the oldest error when only errors are shown", () => {
  const first: Sample = { text: "First", isError: true };
  expect(admitToast([first, failed, { text: "Third", isError: true }], published).dropped).toEqual([first]);
});
