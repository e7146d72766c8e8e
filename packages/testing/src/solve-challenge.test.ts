import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { solveChallenge } from "./solve-challenge.ts";

const challenge = {
  algorithm: "SHA-256",
  challenge: createHash("sha256").update("peat17").digest("hex"),
  salt: "peat",
  signature: "signed",
};

test("solveChallenge finds the number of a challenge, up to the maximum, and returns the signed parts", () => {
  const solution = solveChallenge({ ...challenge, maxnumber: 17 });
  expect(JSON.parse(Buffer.from(solution, "base64").toString())).toEqual({ ...challenge, number: 17 });
});

test("solveChallenge throws for a challenge without a solution", () => {
  expect(() => solveChallenge({ ...challenge, maxnumber: 16 })).toThrow("no solution");
});
