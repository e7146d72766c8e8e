import { expect, test } from "vitest";
import { withoutSecrets } from "./error-words.ts";

test.each([
  ["mail of ada@mail.example failed", "mail of @ failed"],
  ["mail of ada%40mail.example failed", "mail of @ failed"],
  ["refused: token=abc123&next=1", "refused: token=#&next=1"],
  ["at save (https://grow.example/a.js?v=1:20:7)", "at save (https://grow.example/a.js:20:7)"],
  ["at https://grow.example/auth?k=8f2c:1:2", "at https://grow.example/auth:1:2"],
  ["lost /search?next=a:ada and more", "lost /search and more"],
  [`key ${"k".repeat(40)}`, "key #"],
  ["Is it ok? Yes, week 3", "Is it ok? Yes, week 3"],
])("%s", (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept);
});

test("the longest text takes a time that grows with its length", () => {
  for (const part of ["a?", "?:1", "/?:1:1)", "a@", "token=", "a%40b."]) withoutSecrets(part.repeat(200_000));
});
