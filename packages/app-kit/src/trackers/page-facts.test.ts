// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { isCounted } from "./page-facts.ts";

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.uncounted;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

it("a visitor is counted unless the document or the browser says otherwise", () => {
  expect(isCounted()).toBe(true);
  dataset.uncounted = "";
  expect(isCounted()).toBe(false);
  delete dataset.uncounted;
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  expect(isCounted()).toBe(false);
});
