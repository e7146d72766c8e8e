// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { AD, slotMarkup } from "../testing/slot-page.tsx";
import { fillModel } from "./fill-model.ts";

function filled(changes: Partial<typeof AD> = {}, kind: "box" | "header" = "box"): HTMLElement {
  document.body.innerHTML = slotMarkup(kind, "explore");
  const model = document.querySelector<HTMLElement>('[data-ad="model"]') as HTMLElement;
  const place = document.createElement("div");
  place.append(fillModel(model, { ...AD, ...changes }));
  return place;
}
const textOf = (place: HTMLElement, part: string) =>
  [...place.querySelectorAll(`[data-ad="${part}"]`)].map(({ textContent }) => textContent);

it("a filled slot names the advertiser, who pays, and what decided", () => {
  const place = filled({ why: ["section", "country"] });
  expect(place.querySelector('[role="group"]')?.getAttribute("aria-label")).toBe("Advertisement");
  expect(place.querySelector("summary")?.textContent).toBe("Why this ad?");
  expect(textOf(place, "advertiser")).toEqual(["Loam & Lumen advertises here."]);
  expect(new Set(textOf(place, "payer"))).toEqual(new Set(["Paid for by Loam & Lumen Vertrieb GmbH"]));
  expect([textOf(place, "section"), textOf(place, "country")].flat()).toHaveLength(2);
  expect(textOf(filled({ why: [] }), "section")).toEqual([]);
});

it("words of a banner are texts, and its link is marked as paid", () => {
  const place = filled();
  expect(textOf(place, "title")).toEqual(["One chart for <b>coco</b>"]);
  const link = place.querySelector<HTMLAnchorElement>('[data-ad="link"]');
  expect([link?.href, link?.lang, link?.rel]).toEqual([AD.url, "de", "sponsored noopener"]);
});

it("each theme has its picture in all widths", () => {
  const [light, dark] = [...filled().querySelectorAll("img")];
  expect([light?.src, dark?.src].map((src) => src?.includes("/media/light/"))).toEqual([true, false]);
  expect(light?.srcset).toMatch(/\d+w, .*\d+w/);
  expect([light?.alt, light?.width]).toEqual(["Two bottles", 1600]);
  const [, same] = [...filled({ image_dark: null }).querySelectorAll("img")];
  expect(same?.src).toContain("/media/light/");
});

it("a banner of the site itself says so, and has no payer", () => {
  const place = filled({ label: "own", item_brand: null });
  expect(textOf(place, "label")).toEqual(["From Grow"]);
  expect(place.querySelector('[role="group"]')?.getAttribute("aria-label")).toBe("From Grow");
  expect([place.querySelector("details"), ...textOf(place, "payer")]).toEqual([null]);
});

it("parts that a banner does not have are left out", () => {
  const place = filled({ text: "", button: "", image: null });
  expect([textOf(place, "text"), textOf(place, "button"), place.querySelectorAll("img").length]).toEqual([
    [],
    [],
    0,
  ]);
});
