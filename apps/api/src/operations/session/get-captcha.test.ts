import type { Schema } from "@grow/contract";
import { solveChallenge } from "@grow/testing/solve-challenge";
import { expect, test } from "vitest";
import { newChallenge, proofOfWork } from "../../captcha/proof-of-work.ts";
import { recaptcha } from "../../captcha/recaptcha.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

test("every challenge is another one, and expires", async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => api.request<Schema<"CaptchaChallenge">>("GET", "/captcha")),
  );
  expect(one?.status).toBe(200);
  expect(one?.body.data.challenge).not.toBe(two?.body.data.challenge);
  const expires = Number(new URLSearchParams(one?.body.data.salt.split("?")[1]).get("expires"));
  expect(Math.round((expires - Date.now() / 1000) / 60)).toBe(20);
});

test("a solution is taken once", async () => {
  const solution = await api.captcha();
  const { captcha, database } = api.parts;
  expect(await captcha.accepts(database.db, solution)).toBe(true);
  expect(await captcha.accepts(database.db, solution)).toBe(false);
});

test("a wrong, foreign or invented solution is refused", async () => {
  const { captcha, database } = api.parts;
  const solved = JSON.parse(Buffer.from(await api.captcha(), "base64").toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
  for (const bad of [
    encode({ ...solved, number: solved.number + 1 }),
    encode({ ...solved, salt: solved.salt.replace(/expires=\d+/, "expires=4102444800") }),
    encode({ ...solved, signature: "0".repeat(64) }),
    encode({ ...solved, algorithm: "SHA-1" }),
    encode(null),
    "nonsense",
  ]) {
    expect(await captcha.accepts(database.db, bad)).toBe(false);
  }
  expect(await proofOfWork("another secret").accepts(database.db, encode(solved))).toBe(false);
});

test("an expired challenge is worth nothing", async () => {
  const { config, database } = api.parts;
  const old = await newChallenge(config.secret, new Date(Date.now() - 3_600_000));
  expect(await proofOfWork(config.secret).accepts(database.db, solveChallenge(old))).toBe(false);
});

test("a captcha service decides where there is one, and its silence is a no", async () => {
  const { db } = api.database;
  const says = (answer: unknown) => recaptcha("secret", async () => Response.json(answer));
  expect(await says({ success: true }).accepts(db, "solution")).toBe(true);
  expect(await says({ success: false }).accepts(db, "solution")).toBe(false);
  expect(await says("nonsense").accepts(db, "solution")).toBe(false);
  const away = recaptcha("secret", async () => {
    throw new Error("away");
  });
  expect(await away.accepts(db, "solution")).toBe(false);
});
