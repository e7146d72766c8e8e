import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const owner = { name: "tessellate", email: "tess@mail.example" };

test.each([
  ["tent", owner, "too_short"],
  ["x1".repeat(65), owner, "too_long"],
  ["password123", owner, "weak_password"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", owner, "weak_password"],
  ["the garden of Tessellate", owner, "name_in_password"],
  ["tess@mail.example", owner, "name_in_password"],
  ["the garden of Tessellate", undefined, "long_enough"],
  ["the garden of tomatoes", undefined, "long_enough"],
  ["corvette1", owner, "long_enough"],
  ["12345678900987654321", owner, "long_enough"],
  ["the garden of tomatoes", owner, "strong"],
  ["the garden of tomatoes", { name: "to", email: "" }, "strong"],
])("passwordStrength rates %s of %j as %s", (password, account, strength) => {
  expect(passwordStrength(password, account)).toBe(strength);
});
