import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { solveChallenge } from "./solve-challenge.ts";

const challenge = {
  algorithm: "SHA-256",
  challenge: createHash("sha256").update("peat17").digest("hex"),
  salt: "peat",
  signature: "signed",
};

test("the number of a challenge is found, up to the largest, and told with what was signed", () => {
  const solution = solveChallenge({ ...challenge, maxnumber: 17 });
  expect(JSON.parse(Buffer.from(solution, "base64").toString())).toEqual({ ...challenge, number: 17 });
});

test("a challenge that no number answers is refused", () => {
  expect(() => solveChallenge({ ...challenge, maxnumber: 16 })).toThrow("no solution");
});
