import { beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeClock, fakeClock, settled } from "../testing/fake-clock.ts";
import { fakePage } from "../testing/fake-page.ts";
import { createAdButtons } from "./ad-buttons.ts";
import { createAdData } from "./ad-data.ts";
import { areAdsDisabled } from "./ad-rules.ts";
import { createAdSchedule } from "./ad-schedule.ts";
import type { BatchedAdEvent } from "./ad-statistics.ts";
import { adViewShare, awaitView, trackAd } from "./ad-view.ts";
import { chooseBanners } from "./choose-banners.ts";

let clock: FakeClock;
beforeEach(() => {
  clock = fakeClock();
});

describe("the ads of a page", () => {
  function setUp() {
    const apply = vi.fn();
    const state = { isDisabled: false };
    const schedule = createAdSchedule({ clock, isDisabled: () => state.isDisabled, apply });
    return { apply, state, schedule };
  }

  test("appear 500 ms after it has finished, and not a millisecond before", () => {
    const { apply, schedule } = setUp();
    schedule.pageFinished();
    clock.turn(499);
    expect(apply).not.toHaveBeenCalled();
    clock.turn(1);
    expect(apply).toHaveBeenCalledTimes(1);
    clock.turn(10_000);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test("do not appear when it was left before", () => {
    const { apply, schedule } = setUp();
    schedule.pageFinished();
    clock.turn(499);
    schedule.pageLeft();
    clock.turn(10_000);
    expect(apply).not.toHaveBeenCalled();
  });

  test("restart the delay when another page finishes", () => {
    const { apply, schedule } = setUp();
    schedule.pageFinished();
    clock.turn(400);
    schedule.pageFinished();
    clock.turn(499);
    expect(apply).not.toHaveBeenCalled();
    clock.turn(1);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test("appear 200 ms after their data when nothing is scheduled", () => {
    const { apply, schedule } = setUp();
    schedule.dataFetched();
    clock.turn(199);
    expect(apply).not.toHaveBeenCalled();
    schedule.dataFetched();
    clock.turn(1);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test("keep the page's schedule when their data arrive meanwhile, and appear once", () => {
    const { apply, schedule } = setUp();
    schedule.pageFinished();
    clock.turn(100);
    schedule.dataFetched();
    clock.turn(399);
    expect(apply).not.toHaveBeenCalled();
    clock.turn(1);
    clock.turn(1000);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test("do not appear when they are disabled by then", () => {
    const { apply, state, schedule } = setUp();
    schedule.pageFinished();
    clock.turn(499);
    state.isDisabled = true;
    clock.turn(1);
    expect(apply).not.toHaveBeenCalled();
    schedule.dataFetched();
    state.isDisabled = false;
    clock.turn(200);
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

describe("areAdsDisabled", () => {
  const page = {
    isOn: true,
    isPremium: false,
    isBot: false,
    section: "explore",
    layout: "default",
    app: "web",
  } as const;

  test("is false on an ordinary page", () => {
    expect(areAdsDisabled(page)).toBe(false);
    expect(areAdsDisabled({ ...page, ignoreSections: ["settings"] })).toBe(false);
  });

  test.each([
    ["when they are switched off", { isOn: false }],
    ["for premium", { isPremium: true }],
    ["for bots", { isBot: true }],
    ["in a section that is left out", { ignoreSections: ["settings", "explore"] }],
    ["in the short layout", { layout: "short" }],
    ["in the empty layout", { layout: "empty" }],
    ["in the light layout", { layout: "light" }],
    ["on error pages", { layout: "error" }],
    ["in the portal", { app: "brands" }],
  ] as const)("%s", (_, other) => {
    expect(areAdsDisabled({ ...page, ...other })).toBe(true);
  });
});

describe("chooseBanners", () => {
  const everywhere = { id: 1, section: [] };
  const home = { id: 2, section: ["home", "explore"] };
  const off = { id: 3, section: [], is_enabled: false };

  test("selects banners of the section, or without any section", () => {
    expect(chooseBanners([everywhere, home, off], "home", 2, () => 0)).toEqual([everywhere, home]);
    expect(chooseBanners([home, off], "diary", 1, () => 0)).toEqual([null]);
  });

  test("selects randomly", () => {
    expect(chooseBanners([everywhere, home], "home", 1, () => 0.49)).toEqual([everywhere]);
    expect(chooseBanners([everywhere, home], "home", 1, () => 0.5)).toEqual([home]);
  });

  test("repeats a banner only when there are too few", () => {
    expect(chooseBanners([everywhere, home], "home", 3, () => 0)).toEqual([everywhere, home, everywhere]);
  });

  test("handles an invalid number of places and invalid random numbers", () => {
    expect(chooseBanners([home], "home", Number.NaN, Math.random)).toEqual([]);
    expect(chooseBanners([home], "home", -1, Math.random)).toEqual([]);
    for (const lot of [Number.NaN, 1, -1, 5])
      expect(chooseBanners([everywhere, home], "home", 1, () => lot)).toEqual([everywhere]);
  });
});

describe("ad data", () => {
  test("are loaded once for all pages", async () => {
    const load = vi.fn(async () => ({ items_box: [] }));
    const onFetched = vi.fn();
    const data = createAdData({ load, warn: vi.fn(), onFetched });
    const [first, second] = await Promise.all([data.get(), data.get()]);
    expect(first).toBe(second);
    await data.get();
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFetched).toHaveBeenCalledTimes(1);
  });

  test("that fail to load mean no ads and a warning, and the next page retries", async () => {
    const load = vi.fn(async () => "ads").mockRejectedValueOnce(new Error("no line"));
    const warn = vi.fn();
    const onFetched = vi.fn();
    const data = createAdData({ load, warn, onFetched });
    expect(await data.get()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(onFetched).not.toHaveBeenCalled();
    expect(await data.get()).toBe("ads");
  });
});

describe("an ad on a page", () => {
  function setUp() {
    const added: string[] = [];
    const page = fakePage();
    const statistics = {
      add: ({ a }: BatchedAdEvent) => added.push(a) > 0,
      flush() {},
      stop() {},
    };
    const ad = trackAd({ statistics, page, clock }, { i: 7, t: "header", s: "home" });
    return { added, page, ad };
  }

  test("is viewed once, when half of it was visible for a second", () => {
    const { added, ad } = setUp();
    for (const tooLittle of [0.49, Number.NaN]) {
      ad.see(tooLittle);
      clock.turn(10_000);
    }
    expect(added).toEqual([]);
    ad.see(0.5);
    clock.turn(999);
    expect(added).toEqual([]);
    clock.turn(1);
    expect(added).toEqual(["view"]);
    ad.see(0);
    ad.see(1);
    clock.turn(10_000);
    expect(added).toEqual(["view"]);
  });

  test("is viewed when its share changes within the second, as long as half stays visible", () => {
    const { added, ad } = setUp();
    ad.see(0.5);
    clock.turn(600);
    ad.see(1);
    clock.turn(400);
    expect(added).toEqual(["view"]);
  });

  test("is not viewed in parts of a second: one out of view starts again", () => {
    const { added, ad } = setUp();
    for (let count = 0; count < 5; count += 1) {
      ad.see(1);
      clock.turn(999);
      ad.see(0.49);
      clock.turn(999);
    }
    expect(added).toEqual([]);
  });

  test("is not viewed in a hidden tab, but a second after that becomes visible", () => {
    const { added, page, ad } = setUp();
    ad.see(1);
    clock.turn(999);
    page.hide();
    clock.turn(10_000);
    page.show();
    clock.turn(999);
    expect(added).toEqual([]);
    clock.turn(1);
    expect(added).toEqual(["view"]);
  });

  test("counts every click", () => {
    const { added, ad } = setUp();
    ad.click();
    ad.click();
    expect(added).toEqual(["click", "click"]);
  });

  test("is not viewed after it was removed", () => {
    const { added, page, ad } = setUp();
    ad.see(1);
    clock.turn(999);
    ad.end();
    page.hide();
    page.show();
    ad.see(1);
    clock.turn(10_000);
    expect(added).toEqual([]);
  });
});

describe("the share of an ad that must be visible", () => {
  test.each([
    [970, 249, 0.5],
    [970, 250, 0.3],
    [484, 500, 0.5],
    [Number.NaN, 250, 0.5],
  ])("of %d by %d px is %d", (width, height, share) => {
    expect(adViewShare({ width, height })).toBe(share);
  });

  test("is enough for a view", () => {
    const seen = vi.fn();
    const { see } = awaitView({ page: fakePage(), clock, share: 0.3 }, seen);
    see(0.29);
    clock.turn(1000);
    expect(seen).not.toHaveBeenCalled();
    see(0.3);
    clock.turn(999);
    expect(seen).not.toHaveBeenCalled();
    clock.turn(1);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe("a link to a shop", () => {
  test("is reported at once, with its product", () => {
    const send = vi.fn(async () => {});
    const buttons = createAdButtons({ send, warn: vi.fn() });
    expect(buttons.view({ url: "https://shop.example/a", product_id: 12 })).toBe(true);
    expect(buttons.click({ url: "https://shop.example/a", product_id: 12 })).toBe(true);
    expect(send.mock.calls).toEqual([
      ["view", { url: "https://shop.example/a", product_id: 12 }],
      ["click", { url: "https://shop.example/a", product_id: 12 }],
    ]);
  });

  test.each([
    ["no address", { url: "", product_id: 12 }],
    ["no whole address", { url: "/shop", product_id: 12 }],
    ["a script", { url: "javascript:alert(1)", product_id: 12 }],
    ["an endless address", { url: `https://shop.example/${"a".repeat(500)}`, product_id: 12 }],
    ["no product", { url: "https://shop.example", product_id: Number.NaN }],
  ])("with %s is rejected", (_, button) => {
    const send = vi.fn(async () => {});
    const warn = vi.fn();
    expect(createAdButtons({ send, warn }).click(button)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("that cannot be reported causes a warning", async () => {
    const warn = vi.fn();
    const send = vi.fn(async () => {}).mockRejectedValue(new Error("no line"));
    createAdButtons({ send, warn }).view({ url: "https://shop.example", product_id: 12 });
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
