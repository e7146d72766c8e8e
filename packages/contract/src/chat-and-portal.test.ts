import { describe, expect, test } from "vitest";
import { errorsOf } from "./testing/schema-errors.ts";

/** Values that a schema takes, and values that it refuses. */
function judges(name: string, right: readonly unknown[], wrong: readonly unknown[]): void {
  for (const value of right) expect(errorsOf(name, value), JSON.stringify(value)).toEqual([]);
  for (const value of wrong) expect(errorsOf(name, value), JSON.stringify(value)).not.toEqual([]);
}

describe("chat", () => {
  test("rooms are addressed by grower, by brand or by the word common", () => {
    const right = ["u-7", "b-3", "b-3-7", "common", "common-outdoor"];
    judges("ChatAddress", right, [
      "",
      "7",
      "u-",
      "u-7-3",
      "u-x",
      "b-3-7-1",
      "commons",
      "common-",
      "common-A",
    ]);
  });

  test("a message has 1 to 2000 characters that are not all blank", () => {
    const message = (text: string) => ({ address: "u-7", text });
    const wrong = ["", " \n ", "x".repeat(2001)].map(message);
    judges("MessageCreate", [message("x"), message("x".repeat(2000))], [...wrong, { text: "x" }]);
  });

  test("a room is opened with a grower or with a brand, never with both or nobody", () => {
    judges(
      "ChatCreate",
      [{ user_id: 7 }, { brand_id: 3 }],
      [{}, { user_id: 7, brand_id: 3 }, { user_id: 0 }],
    );
  });

  test("a change of a room changes something", () => {
    const right = [{ is_mute: true }, { last_read: 5120 }, { name: "Outdoor" }, { is_typing: true }];
    judges("ChatPatch", right, [{}, { name: " " }, { last_read: 0 }, { address: "u-9" }]);
  });

  test("a complaint has one of six reasons and at most 1000 characters", () => {
    const reasons = ["spam", "offence", "sale", "copyright", "wrong", "other"];
    const right = reasons.map((reason) => ({ reason, text: "x".repeat(1000) }));
    judges("ComplaintCreate", right, [{}, { reason: "boring" }, { reason: "spam", text: "x".repeat(1001) }]);
  });
});

describe("statistics", () => {
  const seen = { i: 14, t: "box", s: "explore", a: "view", h: "9f86d081884c7d65" };

  test("a record of a banner names banner, type, section and action, and carries its check", () => {
    const right = ["box", "cpm", "header", "sidebar", "button"].map((t) => ({ ...seen, t }));
    const wrong = [
      { ...seen, t: "popup" },
      { ...seen, s: "elsewhere" },
      { ...seen, a: "hover" },
      { ...seen, h: "9f86" },
      { ...seen, h: "9F86D081884C7D65" },
      { ...seen, i: 0 },
      { i: 14, t: "box", s: "explore", a: "view" },
    ];
    judges("AdStatRecord", right, wrong);
  });

  test("a batch is never empty and has an end", () => {
    judges("AdStatInput", [{ stat: [seen] }], [{}, { stat: [] }, { stat: Array(501).fill(seen) }]);
    judges("ImpressionInput", [{ stat: [{ t: "diary", i: 12, v: 1, s: 0.1 }] }], [{}, { stat: [] }]);
  });

  test("a card was in view at least once and for more than no time", () => {
    const card = { t: "diary", i: 12, v: 1, s: 0.1 };
    const wrong = [
      { ...card, v: 0 },
      { ...card, s: 0 },
      { ...card, s: -1 },
      { ...card, t: "banner" },
    ];
    judges("ImpressionRecord", [card, { ...card, t: "blog", v: 3, s: 86_400 }], wrong);
  });

  test("a buy link names its product", () => {
    const link = { url: "https://shop.example/base-ab", product_id: 51 };
    judges("AdButtonInput", [link], [{ url: link.url }, { ...link, url: "javascript:alert(1)" }]);
  });
});

describe("the portal", () => {
  test("a draft may lack anything, and nothing may be longer than it is shown", () => {
    const tmp_id = "0d5c2f7e-6a5b-4a60-9a51-2f0a7d1c9e44";
    judges(
      "BannerInput",
      [
        {},
        { tmp_id, is_draft: true },
        { title: "x".repeat(40), text: "x".repeat(80), button: "x".repeat(20) },
      ],
      [{ title: "x".repeat(41) }, { text: "x".repeat(81) }, { button: "x".repeat(21) }, { tmp_id: "new" }],
    );
    judges("ProductInput", [{}, { tmp_id, is_draft: true, name: "" }], [{ name: "x".repeat(121) }]);
  });

  test("a banner leads to a web page and is shown in sections that exist", () => {
    const right = [{ url: "https://loamlumen.example/coco" }, { url: "" }, { section: ["diary", "explore"] }];
    const wrong = [
      { url: "javascript:alert(1)" },
      { url: "/diaries" },
      { section: ["diary", "diary"] },
      { section: ["attic"] },
      { date_end: "31.12.2026" },
      { max_per_day: 0 },
    ];
    judges("BannerInput", right, wrong);
  });

  test("what a product is made of is in percent, and its properties are known ones", () => {
    const nothing = { n: null, p: null, k: null, ca: null, mg: null, s: null, micro: null };
    const unknown = { form: null, part: null, dose: null, ec: null, ph: null, keeps_months: null };
    const empty = { ...nothing, ...unknown, items_micro: [], sources: {}, ingredients: "", properties: {} };
    judges(
      "CompositionInput",
      [empty, { ...empty, n: 0 }, { ...empty, n: 100 }, { ...empty, properties: { light_type: 3 } }],
      [{ ...empty, n: -1 }, { ...empty, n: 101 }, { ...empty, properties: { colour: "red" } }, { n: 3 }],
    );
  });

  test("a scheme has doses of 0 to 1000 ml/l in phases that exist", () => {
    const week = { week: 1, faza: 0, light: 18, ec: null, ph: 5.8, is_flush: false, items: [] };
    const scheme = (change: object) => ({ name: "Coco", is_public: false, weeks: [{ ...week, ...change }] });
    const dose = (val: number) => ({ items: [{ product_id: 51, val }] });
    judges(
      "SchemeInput",
      [scheme({}), scheme(dose(0)), scheme(dose(1000))],
      [scheme(dose(-1)), scheme(dose(1001)), scheme({ faza: 3 }), scheme({ ph: 15 }), scheme({ light: 25 })],
    );
  });

  test("a newsletter has a subject and a text", () => {
    const mail = { title: "Week 8", text: "<p>Less base.</p>" };
    const wrong = [
      { ...mail, title: "" },
      { ...mail, title: "x".repeat(61) },
      { ...mail, text: " " },
    ];
    judges(
      "NewsletterCreate",
      [mail, { ...mail, send_date: null }],
      [...wrong, { ...mail, audience: "all" }],
    );
  });
});

describe("payment", () => {
  test("leads back to a path of ours or to a web address, never to a host that looks like a path", () => {
    const order = (return_path: string) => ({ kind: "premium", plan: "premium-year", return_path });
    const right = ["/", "/premium", "/grower/7/settings/premium", "https://brands.grow.example/subscription"];
    const wrong = ["", "premium", "//evil.example", "/\\evil.example", "javascript:alert(1)"];
    judges("CheckoutCreate", right.map(order), wrong.map(order));
  });

  test("is for premium or partner, by the code of a plan", () => {
    const order = { kind: "premium", plan: "premium-year", return_path: "/premium" };
    judges(
      "CheckoutCreate",
      [order],
      [
        { ...order, kind: "gift" },
        { ...order, plan: "Premium Year" },
      ],
    );
  });
});
