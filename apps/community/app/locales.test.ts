import { fileURLToPath } from "node:url";
import { checkCatalogs, checkRoutes } from "@grow/i18n/catalog-check";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

it("every text is there in every language, is used, and keeps its placeholders", async () => {
  expect(await checkCatalogs(folder)).toEqual([]);
});

it("every route loads the catalogs of what it shows", async () => {
  expect(await checkRoutes(folder)).toEqual([]);
});
