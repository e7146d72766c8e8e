import { expect, it } from "vitest";
import { textPieces } from "./index.ts";

/** Seconds of processor time for one text, of which the slowest takes a hundredth. */
const MAX_SECONDS = 2;

it.each(["@", "@a", ".", "https://", "https://a.", "()", "www."])(
  "textPieces takes linear time for a long run of %j",
  (part) => {
    const before = process.cpuUsage();
    textPieces(part.repeat(20_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(MAX_SECONDS);
  },
);
