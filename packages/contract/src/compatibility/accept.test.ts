import { describe, expect, test } from "vitest";
import { accept, Refusal } from "./accept.ts";
import { publishedOf } from "./published.ts";
import { contract, tent, withField } from "./testing/tent-contract.ts";

describe("the published contract", () => {
  test("contains implemented operations and their schemas, without descriptions", () => {
    const published = publishedOf(contract());
    expect(JSON.stringify(published)).not.toMatch(/how many|Add a tent|Unused/);
    expect(publishedOf(contract({ operation: { "x-pending": true } })).paths).toEqual({});
  });

  test("keeps a field named like a description keyword", () => {
    const { components } = publishedOf(
      contract({ tent: withField(tent, "summary", { type: "string", description: "x" }) }),
    );
    expect(components).toMatchObject({ schemas: { Tent: { properties: { summary: { type: "string" } } } } });
  });
});

describe("accepting", () => {
  const before = publishedOf(contract());
  const day = "2026-09-14";

  test("a compatible change needs no reason and adds no entry", () => {
    const { published, entry } = accept(
      before,
      contract({ query: { type: "integer", default: 20 } }),
      "",
      day,
    );
    expect(entry).toBeNull();
    expect(published).toEqual(publishedOf(contract({ query: { type: "integer", default: 20 } })));
  });

  test("a breaking change needs a meaningful reason, which is recorded", () => {
    const narrower = contract({ operation: { "x-rights": "admin" } });
    for (const reason of ["", "  because      "]) {
      expect(() => accept(before, narrower, reason, day)).toThrow(Refusal);
    }
    expect(() => accept(before, narrower, "", day)).toThrow(/addTent was for signed-in and is for admin/);
    const { entry } = accept(before, narrower, "Tents are a matter of the staff now.", day);
    expect(entry).toBe(
      "## 2026-09-14\n\nTents are a matter of the staff now.\n\n- addTent was for signed-in and is for admin\n",
    );
  });
});
