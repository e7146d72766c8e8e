import { fileURLToPath } from "node:url";
import { checkCatalogs } from "@grow/i18n/catalog-check";
import { expect, it } from "vitest";

it("every text is there in every language, is used, and keeps its placeholders", async () => {
  const folder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
  expect(await checkCatalogs(folder)).toEqual([]);
});
