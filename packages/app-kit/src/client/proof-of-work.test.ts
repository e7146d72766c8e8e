import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { solveChallenge } from "./proof-of-work.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

describe("solveChallenge", () => {
  it("finds the number and encodes it as the api expects", () => {
    const salt = "0011223344?expires=1";
    const task = {
      algorithm: "SHA-256",
      challenge: hash(`${salt}321`),
      maxnumber: 1000,
      salt,
      signature: "s",
    };
    expect(JSON.parse(atob(solveChallenge(task)))).toEqual({
      algorithm: "SHA-256",
      challenge: task.challenge,
      number: 321,
      salt,
      signature: "s",
    });
  });

  it("throws when no number fits or the algorithm is unknown", () => {
    const task = {
      algorithm: "SHA-256",
      challenge: hash("x"),
      maxnumber: 10,
      salt: "salt-salt",
      signature: "s",
    };
    expect(() => solveChallenge(task)).toThrow("no solution");
    expect(() => solveChallenge({ ...task, algorithm: "SHA-512" })).toThrow("SHA-512");
  });
});
