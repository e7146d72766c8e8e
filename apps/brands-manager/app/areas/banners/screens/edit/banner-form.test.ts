import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import { differingParts } from "@grow/app-kit/editor/field-parts.ts";
import { wholeFields } from "@grow/app-kit/editor/form-fields.ts";
import { expect, test } from "vitest";
import { bannerBody, bannerFields, bannerParts, chosenCountries, chosenSections } from "./banner-form.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const fields = bannerFields(SAMPLE_BANNER);

test("bannerBody saves what bannerFields shows, unchanged", () => {
  const form = formOf({ ...fields, version: "3", tmp_id: "", intent: "submit" });
  expect(bannerBody(form, 3)).toEqual({
    ...{ brand_id: 3, version: 3, is_draft: false, name: "Base A/B, autumn", title: "One chart for coco" },
    ...{ text: "Twelve weeks.", button: "Open", url: "https://loam.example/coco", lang: "en", payer: "" },
    ...{ image_id: 904, image_alt: "Bottle", image_dark_id: null, section: ["diary", "explore"] },
    ...{ countries: ["AT", "DE"], date_start: "2026-09-01", date_end: "2026-12-31", max_per_day: 3 },
  });
});

test("bannerBody sends an emptied form as a draft", () => {
  const form = formOf({ version: "4", tmp_id: "9e2f6c84", intent: "draft", max_per_day: "" });
  expect(bannerBody(form, 3)).toMatchObject({
    ...{ is_draft: true, tmp_id: "9e2f6c84", name: "", image_id: null, image_dark_id: null, section: [] },
    ...{ countries: [], date_start: null, date_end: null, max_per_day: null, lang: "en" },
  });
});

test("bannerBody leaves what does not fit for the api to reject", () => {
  const body = bannerBody(formOf({ ...fields, max_per_day: "often", country_Austria: "on" }), 3);
  expect([body.max_per_day, body.countries]).toEqual(["often", ["AT", "DE", "Austria"]]);
});

test("chosenSections knows the sections of the site only", () => {
  expect(chosenSections({ section_home: "on", section_cellar: "on", section_feed: "", title: "on" })).toEqual(
    ["home"],
  );
});

test("a box that was unticked stays so in a form that was rejected", () => {
  const { section_diary: _diary, country_AT: _at, ...typed } = fields;
  const shown = wholeFields(fields, typed);
  expect([chosenSections(shown), chosenCountries(shown)]).toEqual([["explore"], ["DE"]]);
});

test("bannerParts compares the sections, the countries, each picture and its description as one thing", () => {
  const other = bannerFields({
    ...SAMPLE_BANNER,
    ...{ section: ["home"], countries: [], image: null, title: "Two charts" },
  });
  expect(differingParts(bannerParts, fields, other).sort()).toEqual([
    "countries",
    "image",
    "section",
    "title",
  ]);
  const elsewhere = bannerFields({ ...SAMPLE_BANNER, countries: ["CH", "DE"] });
  expect(differingParts(bannerParts, fields, elsewhere)).toEqual(["countries"]);
  expect(chosenSections(bannerParts.take(fields, other, "section"))).toEqual(["home"]);
});
