import { expect, it } from "vitest";
import { OWN_BANNERS, ownBanner } from "./own-banners.ts";
import { pageSection } from "./page-section.ts";
import { SLOT_KINDS, type SlotKind } from "./slot-kinds.ts";

const kinds = Object.keys(SLOT_KINDS) as SlotKind[];

it.each(["/", "/explore", "/diaries/12", "/grow-questions", "/strains", "/seedbank", "/compare/products"])(
  "every slot of %s has a banner of the site's own that leads elsewhere",
  (path) => {
    const section = pageSection(path);
    for (const kind of kinds) expect(pageSection(ownBanner(kind, section).href)).not.toBe(section);
  },
);

it("the slots of one page have different banners of the site's own", () => {
  const [header, box, sidebar] = (["header", "box", "sidebar"] as const).map((kind) =>
    ownBanner(kind, "explore"),
  );
  expect(new Set([header, box, sidebar]).size).toBe(3);
});

it("the words of the site's own banners are no longer than a banner's may be", () => {
  for (const { title, text, button } of OWN_BANNERS) {
    expect(title.message?.length).toBeLessThanOrEqual(40);
    expect(text.message?.length).toBeLessThanOrEqual(80);
    expect(button.message?.length).toBeLessThanOrEqual(20);
  }
});
