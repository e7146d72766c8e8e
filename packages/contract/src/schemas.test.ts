import { describe, expect, test } from "vitest";
import { asList, asNode, document, type Node, schemas, walk } from "./testing/document.ts";
import { errorsOf } from "./testing/schema-errors.ts";

/** Values that fill the words of a message, whatever the message is. */
const OPEN_VALUES = ["Detail/properties/params/additionalProperties"];

describe("examples", () => {
  test.each([...schemas])("of %s are valid", (name, schema) => {
    for (const example of asList(schema.examples ?? [])) expect(errorsOf(name, example)).toEqual([]);
  });

  test("exist for every schema", () => {
    expect([...schemas].filter(([, schema]) => schema.examples === undefined).map(([name]) => name)).toEqual(
      [],
    );
  });

  test("are not enough: every schema has a description", () => {
    const mute = [...schemas].filter(([, schema]) => typeof schema.description !== "string");
    expect(mute.map(([name]) => name)).toEqual([]);
  });
});

describe("strictness", () => {
  test("every object declares additionalProperties", () => {
    const open: string[] = [];
    walk(document, "", (node, place) => {
      if (node.type === "object" && !("additionalProperties" in node)) open.push(place);
    });
    expect(open).toEqual([]);
  });

  test("every required property is declared", () => {
    const missing: string[] = [];
    walk(document, "", (node, place) => {
      if (node.type !== "object" || node.required === undefined) return;
      const known = Object.keys(asNode(node.properties));
      for (const name of asList(node.required))
        if (!known.includes(String(name))) missing.push(`${place} ${String(name)}`);
    });
    expect(missing).toEqual([]);
  });

  test("every text, number and list has bounds, in responses too", () => {
    const loose: string[] = [];
    const without = (node: Node, words: readonly string[]) => !words.some((word) => word in node);
    for (const [name, schema] of schemas) {
      walk(schema, name, (node, place) => {
        const types = [node.type].flat();
        const isNumber = types.includes("integer") || types.includes("number");
        const isFixed = "enum" in node || "const" in node;
        if (isFixed || OPEN_VALUES.includes(place)) return;
        if (isNumber && without(node, ["minimum", "exclusiveMinimum"])) loose.push(`${place} below`);
        if (isNumber && without(node, ["maximum"])) loose.push(`${place} above`);
        if (types.includes("string") && without(node, ["maxLength", "format", "pattern"])) loose.push(place);
        if (types.includes("array") && without(node, ["maxItems"])) loose.push(place);
      });
    }
    expect(loose).toEqual([]);
  });
});

describe("limits", () => {
  const week = { days: 11, faza: 1 };

  test("zero and null are valid readings", () => {
    expect(errorsOf("WeekProps", { air_temp: 0, ph: null })).toEqual([]);
  });

  test.each([
    ["DiaryName", "a", "a".repeat(120), ["", "   ", "a".repeat(121)]],
    ["UserName", "abc", "a".repeat(32), ["ab", "a".repeat(33), "123", "a b", "ä-b"]],
    ["Password", "12345678", "x".repeat(128), ["1234567", "x".repeat(129)]],
    ["Email", "a@b.co", `${"a".repeat(60)}@example.org`, ["a@b", "a@@b.co", "", "a b@c.de"]],
  ])("%s accepts its bounds and nothing beyond", (name, least, most, wrong) => {
    expect(errorsOf(name, least)).toEqual([]);
    expect(errorsOf(name, most)).toEqual([]);
    for (const value of wrong) expect(errorsOf(name, value), value).not.toEqual([]);
  });

  test("replacing a week requires its version", () => {
    expect(errorsOf("WeekReplace", week)).not.toEqual([]);
    expect(errorsOf("WeekReplace", { ...week, version: 1 })).toEqual([]);
  });
});
