import { expect, it } from "vitest";
import { productBody, productFields } from "./product-form.ts";

const facts = {
  ...{
    seed_type: "feminised" as const,
    indica: 70,
    sativa: 30,
    ruderalis: 0,
    thc_min: 21,
    thc_max: 24.5,
    cbd_min: null,
  },
  ...{ cbd_max: null, flowering_days_min: 56, flowering_days_max: 63, height_min: null, height_max: null },
};
const product = {
  ...{
    id: 51,
    tmp_id: null,
    is_draft: false,
    version: 3,
    name: "Plum",
    section: "seedbank" as const,
    category: null,
  },
  ...{
    link: null,
    description: "<p>Calm.</p>",
    lang: "en",
    shop_url: null,
    item_strain: null,
    item_facts: facts,
  },
  ...{ props: {}, items_photo: [], cnt_diaries: 0, cnt_reviews: 0, update_date: null, item_user: null },
};

it("productBody saves what productFields shows, unchanged", () => {
  const fields = productFields({ ...product, items_photo: [] });
  const form = new FormData();
  const sent = {
    ...fields,
    version: "3",
    photos: "9",
    photos_alt_9: "Label",
    ...{ strain_id: "4", strain_name: "Night Plum" },
    thc_max: "24,5",
  };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  expect(productBody(form, { brandId: 3, section: "seedbank" })).toEqual({
    ...{
      brand_id: 3,
      version: 3,
      is_draft: false,
      name: "Plum",
      category: null,
      description: "<p>Calm.</p>",
    },
    ...{
      lang: "en",
      shop_url: null,
      strain_id: 4,
      strain_name: null,
      facts,
      items_photo: [{ id: 9, alt: "Label" }],
    },
  });
});

it("productBody sends a chosen strain by its id, and a changed or new name as a name", () => {
  const shown = productFields({
    ...product,
    item_strain: { id: 4, name: "Night Plum", link: "/strains/night-plum" },
    items_photo: [],
  });
  const sent = (change: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...shown, version: "3", ...change })) form.set(name, value);
    const { strain_id, strain_name } = productBody(form, { brandId: 3, section: "seedbank" });
    return { strain_id, strain_name };
  };
  expect(sent({})).toEqual({ strain_id: 4, strain_name: null });
  expect(sent({ strain_id: "9", strain_name: "Plum" })).toEqual({ strain_id: 9, strain_name: null });
  // Without scripts the id is still the one from before.
  expect(sent({ strain_name: "Copper" })).toEqual({ strain_id: null, strain_name: "Copper" });
  expect(sent({ strain_id: "", strain_name: "Copper" })).toEqual({ strain_id: null, strain_name: "Copper" });
  expect(sent({ strain_name: "" })).toEqual({ strain_id: null, strain_name: null });
});

it("productFields shows the name that staff is asked to add", () => {
  expect(productFields({ ...product, strain_name: "Copper", items_photo: [] })).toMatchObject({
    strain_id: "",
    strain_name: "Copper",
  });
});

it("productBody saves the facts of a product that is neither seed nor nutrient", () => {
  const form = new FormData();
  const props = { light_type: 3 as const, watt: 240 };
  const fields = productFields({
    ...product,
    section: "grow-lights",
    item_facts: null,
    props,
    items_photo: [],
  });
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = productBody(form, { brandId: 3, section: "grow-lights" });
  expect(body.props).toEqual(props);
  expect(body).not.toHaveProperty("facts");
});
