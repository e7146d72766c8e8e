import { passwordProblem, UNLISTED_PASSWORD_LENGTH } from "@grow/domain/password";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { newPasswordProblem } from "./new-password.ts";

test("newPasswordProblem rejects the 10,000 most common passwords", () => {
  const common = dictionary["passwords-common"].slice(0, 10_000);
  expect(common.filter((password) => newPasswordProblem(password, {}) === null)).toEqual([]);
  expect(common.filter((password) => passwordProblem(password) === null).length).toBeGreaterThan(1000);
});

test.each(["Corvette1", "MERCEDES"])("newPasswordProblem rejects %s in any case", (password) => {
  expect(newPasswordProblem(password, {})).toBe("weak_password");
});

test("newPasswordProblem accepts an unlisted password", () => {
  expect(newPasswordProblem("plenty of light", {})).toBeNull();
});

test("UNLISTED_PASSWORD_LENGTH is longer than every leaked password", () => {
  const longest = Math.max(...dictionary["passwords-common"].map((password) => password.length));
  expect(longest).toBe(UNLISTED_PASSWORD_LENGTH - 1);
});
