import { describe, expect, test } from "vitest";
import { errorsOf } from "./testing/schema-errors.ts";

/** Values that a schema takes, and values that it refuses. */
function judges(name: string, right: readonly unknown[], wrong: readonly unknown[]): void {
  for (const value of right) expect(errorsOf(name, value), JSON.stringify(value)).toEqual([]);
  for (const value of wrong) expect(errorsOf(name, value), JSON.stringify(value)).not.toEqual([]);
}

describe("chat", () => {
  test("rooms are addressed by grower, by brand or as common", () => {
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

  test("a room is opened with either a grower or a brand", () => {
    judges(
      "ChatCreate",
      [{ user_id: 7 }, { brand_id: 3 }],
      [{}, { user_id: 7, brand_id: 3 }, { user_id: 0 }],
    );
  });
});

describe("the portal", () => {
  test("AdButtonInput needs a product and a web address", () => {
    const link = { url: "https://shop.example/base-ab", product_id: 51 };
    judges("AdButtonInput", [link], [{ url: link.url }, { ...link, url: "javascript:alert(1)" }]);
  });

  test("BannerInput accepts web addresses only", () => {
    const right = [{ url: "https://loamlumen.example/coco" }, { url: "" }];
    judges("BannerInput", right, [{ url: "javascript:alert(1)" }, { url: "/diaries" }]);
  });
});

describe("payment", () => {
  test("returns to an own path or a web address, never to a host disguised as a path", () => {
    const order = (return_path: string) => ({ kind: "premium", plan: "premium-year", return_path });
    const right = ["/", "/premium", "/grower/7/settings/premium", "https://brands.grow.example/subscription"];
    const wrong = ["", "premium", "//evil.example", "/\\evil.example", "javascript:alert(1)"];
    judges("CheckoutCreate", right.map(order), wrong.map(order));
  });
});
