import { titleProblems } from "@grow/app-kit/testing/title-problems.ts";
import { expect, it } from "vitest";
import routes from "./routes.ts";

it("every screen has a title and a description in every language", async () => {
  await import("@grow/app-kit/locales/catalog.ts");
  await Promise.all(
    Object.values(import.meta.glob("./areas/**/locales/**/catalog.ts")).map((load) => load()),
  );
  const modules = import.meta.glob<Record<string, unknown>>("./areas/*/screens/**/titles.ts", {
    eager: true,
  });
  const byPath = Object.entries(modules).map(([path, module]) => [path.replace("./", ""), module] as const);
  expect(titleProblems(routes, Object.fromEntries(byPath))).toEqual([]);
});
