import { describe, expect, it } from "vitest";
import { changedItems, itemDeed, itemKeys } from "../../shared/desks/item-values.ts";
import { sampleStaffGiveaway } from "../../shared/giveaways/testing/sample-staff-giveaway.ts";
import { CATEGORIES, giveawayBody, giveawayValues, newGiveawayValues, PRIZES } from "./giveaway-form.ts";

describe("the form of a giveaway", () => {
  it("sends a saved giveaway as it is, seconds of its dates included", () => {
    const giveaway = sampleStaffGiveaway();
    const { items_category, items_text, ...own } = giveawayBody(giveawayValues(giveaway));
    expect(own).toEqual({
      ...{
        lang: "en",
        brand: "halden",
        tags: ["led"],
        cover_id: null,
        winners: "votes",
      },
      ...{ date_start: "2026-09-01T00:00:30.000Z", date_end: "2026-09-30T22:00:00.000Z", date_result: null },
      ...{ reply_days: 7, minimum_age: 18, countries: ["DE", "AT"], needs_week: true },
      items_prize: [{ name: "Board 240", cnt: 3, product: null }],
    });
    const [{ cnt_entries: _, ...category } = { cnt_entries: 0 }] = giveaway.items_category;
    expect(items_category).toEqual([category]);
    expect(items_text).toEqual(
      expect.arrayContaining(giveaway.items_text.map(({ is_readable: _readable, ...text }) => text)),
    );
  });

  it("sends a changed date in the zone of its fields, and an emptied one as none", () => {
    const saved = giveawayValues(sampleStaffGiveaway({ date_result: "2026-10-02T00:00:00.000Z" }));
    const body = giveawayBody({
      ...saved,
      ...{ date_start: "2026-09-02", "date_start.time": "10:00", date_result: "", "date_result.time": "" },
    });
    expect([body.date_start, body.date_result]).toEqual(["2026-09-02T08:00:00.000Z", null]);
  });

  it("sends an address only when it was changed, and the cover with its description", () => {
    const picture = { id: 9, url: "/media/a/640.webp", width: 8, height: 8, color: "#4d6b3c" };
    const item_cover = { ...picture, alt: "Boards", is_remove: false };
    const values = giveawayValues(sampleStaffGiveaway({ item_cover }));
    expect(giveawayBody(values)).toMatchObject({ cover_id: 9, cover_alt: "Boards" });
    expect(giveawayBody(values)).not.toHaveProperty("slug");
    expect(giveawayBody({ ...values, slug: "boards", cover: "" })).toMatchObject({
      slug: "boards",
      cover_id: null,
    });
  });

  it("reads codes and tags between commas", () => {
    const values = {
      ...giveawayValues(sampleStaffGiveaway()),
      countries: " de,at ",
      tags: "LED, First-grow",
    };
    expect(giveawayBody(values)).toMatchObject({ countries: ["DE", "AT"], tags: ["led", "first-grow"] });
  });

  it("starts a new one with a draw, a prize and a category", () => {
    const values = newGiveawayValues("de");
    expect([itemKeys(values, PRIZES), itemKeys(values, CATEGORIES)]).toEqual([["new1"], ["new1"]]);
    expect(giveawayBody(values)).toMatchObject({
      ...{ lang: "de", winners: "draw", date_start: "", date_end: "", items_text: [], brand: null },
      items_category: [{ content_type: "diary", faza: null, rooms: [], min_readings: 0, content_from: null }],
    });
  });

  it("adds and moves categories, which keep their ids", () => {
    const added = changedItems(giveawayValues(sampleStaffGiveaway()), itemDeed("add", CATEGORIES)) ?? {};
    const moved = changedItems(added, itemDeed("up", CATEGORIES, 1)) ?? {};
    const { items_category } = giveawayBody({ ...moved, "items_category.0.name": "Photos" });
    expect(items_category.map(({ category_id, name }) => [category_id, name])).toEqual([
      [undefined, "Photos"],
      [5, "First harvest"],
    ]);
  });
});
