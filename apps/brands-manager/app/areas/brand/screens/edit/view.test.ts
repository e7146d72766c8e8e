import { differingParts } from "@grow/app-kit/editor/field-parts.ts";
import { expect, it } from "vitest";
import { brandBody } from "./save-brand.ts";
import { brandEditView, brandParts, linkRows, STORED_LOGO } from "./view.ts";

const brand = {
  ...{
    id: 3,
    name: "Loam",
    section: "nutrients" as const,
    link: "/nutrients/loam",
    logo_s: null,
    item_cover: null,
  },
  ...{ description: "<p>Two parts.</p>", lang: "en", site: null, place: "Graz", year: 2011 },
  items_link: [{ type: "shop" as const, url: "https://shop.example" }],
  ...{ is_verify: true, is_follow: false, item_stat: { avg_rate: null, cnt_reviews: 0 }, items_review: [] },
  ...{ schemes: [], cnt_products: 0, cnt_diaries: 0, cnt_followers: 0 },
};

it("brandBody saves what brandEditView shows, unchanged", () => {
  const view = brandEditView(
    { ...brand, items_link: [...brand.items_link], items_review: [], schemes: [] },
    4,
    ["edit"],
  );
  expect(view).toMatchObject({ version: 4, canEdit: true });
  expect(linkRows(view.fields)).toBe(2);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...view.fields, version: "4", cover: "9" }))
    form.set(name, value);
  expect(brandBody(form, 3)).toEqual({
    ...{ brand_id: 3, version: 4, name: "Loam", description: "<p>Two parts.</p>", lang: "en", site: null },
    ...{ place: "Graz", year: 2011, items_link: brand.items_link, cover_id: 9 },
  });
});

it("brandParts compares the kind of a link only with its address", () => {
  const { fields } = brandEditView({ ...brand, items_link: [] }, 4, ["edit"]);
  expect(brandParts.of({ ...fields, link_type_3: "discord" })).toEqual(brandParts.of(fields));
  expect(brandParts.of({ ...fields, link_url_3: "https://loam.example" })).toMatchObject({
    link_type_3: "shop",
  });
});

it("brandParts compares an uploaded logo and cover, and takes a colleague's back", () => {
  const view = (logo_s: string) => brandEditView({ ...brand, logo_s, items_link: [] }, 4, ["edit"]).fields;
  const theirs = view("/media/new/64.webp");
  // A logo that only the colleague changed needs no decision: the form has none of its own.
  expect(differingParts(brandParts, view("/media/old/64.webp"), theirs)).toEqual([]);
  const mine = { ...theirs, logo: "9", logo_url_9: "/media/mine/64.webp", cover: "8" };
  expect(differingParts(brandParts, mine, theirs).sort()).toEqual(["cover", "logo"]);
  const taken = brandParts.take(mine, theirs, "logo");
  expect([taken.logo ?? "", taken[STORED_LOGO]]).toEqual(["", "/media/new/64.webp"]);
  const form = new FormData();
  for (const [name, value] of Object.entries(taken)) form.set(name, value);
  expect(brandBody(form, 3)).not.toHaveProperty("logo_id");
});
