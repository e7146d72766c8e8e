import { describe, expect, it } from "vitest";
import { fittingWidget, framePath, thingAt } from "./widget-address.ts";

const SITE = "https://grow.example";

describe("thingAt", () => {
  it.each([
    ["https://grow.example/diaries/12-night-plum", { type: "diary", id: "12" }],
    ["https://grow.example/diaries/12-night-plum/week/181?x=1#photo", { type: "diary", id: "12" }],
    ["grow.example/diaries/12", { type: "diary", id: "12" }],
    ["/grower/night.owl/reviews", { type: "grower", id: "night.owl" }],
    ["http://grow.example/seedbank/ember-genetics/", { type: "brand", id: "ember-genetics" }],
  ])("finds the thing of %s", (address, thing) => {
    expect(thingAt(address, SITE)).toEqual(thing);
  });

  it.each([
    "https://elsewhere.example/diaries/12",
    "//elsewhere.example/diaries/12",
    "http://[::1]/diaries/12",
    "https://grow.example@elsewhere.example/diaries/12",
    "https://user@grow.example/diaries/12",
    "https://grow.example:8080/diaries/12",
    "https://grow.example/diaries/edit",
    "https://grow.example/seedbank/ember/night-plum",
    "https://grow.example/equipment/ember",
    "https://grow.example/grower/%2e%2e",
    "javascript:alert(1)",
    "",
  ])("finds nothing at %j", (address) => {
    expect(thingAt(address, SITE)).toBeNull();
  });
});

describe("fittingWidget", () => {
  it("is a card, narrower and higher in narrow columns", () => {
    const none = Number.POSITIVE_INFINITY;
    expect(fittingWidget(none, none)).toEqual({ size: "card", width: 352, height: 224 });
    expect(fittingWidget(250, none)).toEqual({ size: "card", width: 250, height: 344 });
  });

  it("is a line where a card is too high, and never exceeds the limits", () => {
    expect(fittingWidget(352, 100)).toEqual({ size: "line", width: 352, height: 56 });
    expect(fittingWidget(1, 1)).toEqual({ size: "line", width: 1, height: 1 });
  });
});

describe("framePath", () => {
  it("leaves out defaults", () => {
    const thing = { type: "diary", id: "12" } as const;
    expect(framePath(thing, { size: "card", theme: "", lang: "de" })).toBe("/widget/diary/12?lang=de");
    expect(framePath(thing, { size: "line", theme: "dark", lang: "en" })).toBe(
      "/widget/diary/12?lang=en&size=line&theme=dark",
    );
  });
});
