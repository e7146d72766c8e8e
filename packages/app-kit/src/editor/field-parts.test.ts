import { describe, expect, it } from "vitest";
import { beginMerge, differingParts, mergedFields, plainParts } from "./field-parts.ts";

const parts = plainParts({ strain_: "strain_name" }, ["logo"]);

describe("differingParts", () => {
  it("compares trimmed values, and an empty field as none", () => {
    const one = { name: "Base ", place: "", year: "2011" };
    expect(differingParts(parts, one, { name: "Base", year: "2012" })).toEqual(["year"]);
  });

  it("names the part of fields that belong together, and leaves out ignored ones", () => {
    const one = { strain_name: "Plum", strain_id: "4", photos: "1", photos_alt_1: "Front", logo: "7" };
    const other = { strain_name: "Plum", strain_id: "", photos: "1", photos_alt_1: "Back", logo: "" };
    expect(differingParts(parts, one, other).sort()).toEqual(["photos", "strain_name"]);
    expect(differingParts(parts, one, { ...one, photos_url_1: "/media/a" })).toEqual([]);
  });
});

it("differingParts tells the ticked boxes of a group apart", () => {
  const ticks = plainParts({ tag_: "tags" });
  expect(differingParts(ticks, { tag_ec: "on", own: "on" }, { tag_ph: "on", own: "on" })).toEqual(["tags"]);
  expect(differingParts(ticks, { tag_ec: "on", tag_ph: "on" }, { tag_ph: "on", tag_ec: "on" })).toEqual([]);
});

describe("a version that a colleague saved", () => {
  const base = { name: "Base", place: "Graz", text: "Two parts." };
  const theirs = { name: "Base", place: "Linz", text: "Three parts.", year: "2011" };
  const mine = { name: "Base A", place: "Wien", text: "Two parts." };

  it("is taken where only the colleague changed a part, and the rest stays as it was typed", () => {
    const merge = beginMerge(parts, base, mine, { version: 4, theirs });
    expect(merge.chosen).toEqual({ name: "mine", place: "mine", text: "theirs", year: "theirs" });
    expect(mergedFields(parts, merge)).toEqual({
      name: "Base A",
      place: "Wien",
      text: "Three parts.",
      year: "2011",
    });
  });

  it("changes nothing in the form when the version that both began with is unknown", () => {
    const merge = beginMerge(parts, null, mine, { version: 4, theirs });
    expect(new Set(Object.values(merge.chosen))).toEqual(new Set(["mine"]));
    expect(mergedFields(parts, merge)).toEqual(mine);
  });

  it("gives a part back after the other side was chosen", () => {
    const merge = beginMerge(parts, base, mine, { version: 4, theirs });
    const chosen = { ...merge.chosen, place: "theirs" } as const;
    expect(mergedFields(parts, { ...merge, chosen }).place).toBe("Linz");
    expect(mergedFields(parts, merge).place).toBe("Wien");
  });

  it("brings its photos with their descriptions and addresses", () => {
    const saved = { photos: "2", photos_alt_2: "Label", photos_url_2: "/media/b" };
    const typed = { photos: "1", photos_alt_1: "Front", photos_url_1: "/media/a" };
    const merge = beginMerge(parts, typed, typed, { version: 2, theirs: saved });
    expect(mergedFields(parts, merge)).toEqual(saved);
  });
});
