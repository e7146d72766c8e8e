import "../../../locales/edit/catalog.ts";
import "../../../locales/shared/catalog.ts";
import { expect, it } from "vitest";
import { pageHtml } from "../../../shared/testing/page-html.tsx";
import { AudienceFields } from "./audience-fields.tsx";

const reach = {
  followers: { en: 3900, ru: 0, de: 200, es: 20, th: 0 },
  growers: { en: 1200, ru: 0, de: 100, es: 10, th: 0 },
};
const html = (fields: Record<string, string>) =>
  pageHtml(<AudienceFields {...{ start: fields, typed: fields, errors: {}, reach }} />);

it("shows how many get it, for each audience and language", () => {
  const page = html({ audience: "followers" });
  for (const text of ["4,120 growers get it as of now", "1,310", "3,900"]) expect(page).toContain(text);
});

it("counts the chosen languages of the chosen audience", () => {
  const page = html({ audience: "growers", langs_de: "on" });
  expect(page).toContain("100 growers get it as of now");
  expect(page).toMatch(/name="langs_de"[^>]*checked/);
});
