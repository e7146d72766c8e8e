import { passwordProblem } from "@grow/domain";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { newPasswordProblem } from "./new-password.ts";

test("the 10,000 most common passwords are rejected", () => {
  const common = dictionary["passwords-common"].slice(0, 10_000);
  expect(common.filter((password) => newPasswordProblem(password, {}) === null)).toEqual([]);
  expect(common.filter((password) => passwordProblem(password) === null).length).toBeGreaterThan(1000);
});

test.each(["Corvette1", "MERCEDES"])("%s is rejected in any case", (password) => {
  expect(newPasswordProblem(password, {})).toBe("weak_password");
});

test("a password that nobody lists is accepted", () => {
  expect(newPasswordProblem("plenty of light", {})).toBeNull();
});
