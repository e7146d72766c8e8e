import { expect, it } from "vitest";
import { deletePlannedMail } from "./account-email.ts";

it("an email about a planned deletion writes the day as the site does", () => {
  const text = (locale: "en" | "de") =>
    deletePlannedMail({
      to: "a@b.example",
      name: "a",
      locale,
      date: new Date("2026-12-09T12:00:00Z"),
      url: "https://grow.example/settings/delete",
    }).text;
  expect(text("en")).toContain("on 9 December 2026.");
  expect(text("de")).toContain("9. Dezember 2026");
});
