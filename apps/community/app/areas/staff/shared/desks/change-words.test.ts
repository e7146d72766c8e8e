import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { changeWords } from "./change-words.ts";
import "../../../../shared/strains/locales/catalog.ts";
import "../../locales/catalog.ts";

const { i18n } = fakeContext({ path: "/" }).context;
const logged = (path: string, value: string) => {
  const words = changeWords(i18n, "strain", path);
  return [words.label, words.value(value)];
};

it("a change is logged with the label and the words of the form", () => {
  expect(logged("strain.items_alias", "Plum, Night")).toEqual(["Other names", "Plum, Night"]);
  expect(logged("strain.item_facts.seed_type", "autoflower")).toEqual(["Seed type", "Autoflower"]);
  expect(logged("strain.categories.thc", "high")).toEqual(["THC", "High THC"]);
  expect(logged("strain.lang", "de")).toEqual(["Language of the description", "Deutsch"]);
});

it("a change of an article names its language", () => {
  expect(logged("article.th.title", "x")).toEqual(["ไทย: Title", "x"]);
});

it("a field that no form has keeps its path, and a removed option its code", () => {
  expect(logged("strain.items_parent.0.role", "mother")).toEqual(["strain.items_parent.0.role", "mother"]);
  expect(logged("strain.item_facts.seed_type", "clone")).toEqual(["Seed type", "clone"]);
});
