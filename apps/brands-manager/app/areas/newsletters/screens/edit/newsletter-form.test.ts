import { differingParts } from "@grow/app-kit/editor/field-parts.ts";
import { describe, expect, it } from "vitest";
import { SAMPLE_DRAFT } from "../../shared/testing/sample-newsletter.ts";
import {
  chosenTime,
  newNewsletterFields,
  newsletterBody,
  newsletterFields,
  newsletterParts,
  recipientsOf,
} from "./newsletter-form.ts";

const send_date = "2026-12-01T18:00:00.000Z";
const fields = newsletterFields({ ...SAMPLE_DRAFT, langs: ["de", "en"], send_date });
const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe("newsletterBody", () => {
  it("saves what newsletterFields shows, unchanged", () => {
    const body = newsletterBody(formOf({ ...fields, version: "2" }), 3);
    expect(body).toEqual({
      ...{
        brand_id: 3,
        is_draft: true,
        version: 2,
        title: SAMPLE_DRAFT.title,
        preview: SAMPLE_DRAFT.preview,
      },
      ...{ text: SAMPLE_DRAFT.text, lang: "en", audience: "followers", send_date },
      langs: expect.arrayContaining(["de", "en"]),
    });
  });

  it("has no version for a new newsletter, and no time for one that goes out at once", () => {
    expect(newsletterBody(formOf({ ...newNewsletterFields("de"), version: "" }), 3)).toEqual({
      ...{ brand_id: 3, is_draft: true, title: "", preview: "", text: "", lang: "de" },
      ...{ audience: "followers", langs: [], send_date: null },
    });
  });
});

it.each([
  [{ send_when: "now", send_date: "2026-12-01", send_time: "18:00" }, null],
  [{ send_when: "later", send_date: "2026-12-01", send_time: "18:00" }, send_date],
  [{ send_when: "later", send_date: "2026-12-01", send_time: "" }, undefined],
  [{ send_when: "later", send_date: "", send_time: "" }, undefined],
])("chosenTime of %j is %j", (chosen, time) => {
  expect(chosenTime(chosen)).toBe(time);
});

it("recipientsOf sums the chosen languages of the chosen audience", () => {
  const reach = {
    followers: { en: 3900, ru: 0, de: 200, es: 20, th: 0 },
    growers: { en: 1200, ru: 0, de: 100, es: 10, th: 0 },
  };
  expect(recipientsOf(reach, {})).toBe(4120);
  expect(recipientsOf(reach, { audience: "growers" })).toBe(1310);
  expect(recipientsOf(reach, { audience: "growers", langs_de: "on", langs_es: "on" })).toBe(110);
});

it("newsletterParts compares the languages and the time as one thing each", () => {
  const other = newsletterFields({ ...SAMPLE_DRAFT, langs: ["de"], send_date: null });
  expect(differingParts(newsletterParts, fields, other).sort()).toEqual(["langs", "send"]);
});
