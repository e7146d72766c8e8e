import { describe, expect, test } from "vitest";
import { asList, asNode, follow, type Node, operationNodes } from "./testing/document.ts";

interface Found {
  readonly place: string;
  readonly node: Node;
}

/** All schemas of what may be sent as JSON, references followed, each once. */
function sent(): Found[] {
  const found: Found[] = [];
  const seen = new Set<string>();
  const visit = (value: unknown, place: string): void => {
    const { $ref } = asNode(value);
    if (typeof $ref === "string") {
      if (seen.has($ref)) return;
      seen.add($ref);
      visit(follow(value), $ref.split("/").at(-1) ?? "");
      return;
    }
    const node = asNode(value);
    found.push({ place, node });
    for (const [name, child] of Object.entries(asNode(node.properties ?? {})))
      visit(child, `${place}.${name}`);
    for (const word of ["items", "additionalProperties", "propertyNames"]) {
      const child = node[word];
      if (typeof child === "object" && child !== null) visit(child, `${place}.${word}`);
    }
    for (const child of asList(node.oneOf ?? [])) visit(child, place);
  };
  for (const { operationId, node } of operationNodes) {
    const json = asNode(asNode(node.requestBody ?? {}).content ?? {})["application/json"];
    if (json !== undefined) visit(asNode(json).schema, operationId);
  }
  return found;
}

const found = sent();
const isOf = (node: Node, type: string) => [node.type].flat().includes(type);
const lacks = (node: Node, words: readonly string[]) => !words.some((word) => word in node);
const places = (wrong: (node: Node) => boolean) =>
  found.filter(({ node }) => wrong(node)).map(({ place }) => place);

describe("what may be sent", () => {
  test("is read from the bodies of most operations that write", () => {
    expect(found.length).toBeGreaterThan(300);
  });

  test("has an end to every text", () => {
    const ends = ["maxLength", "enum", "const", "format"];
    // A pattern is an end only when it reaches to the end and nothing in it repeats for ever.
    const isOpen = (pattern: string) => !pattern.endsWith("$") || /[^\\][*+]|\{\d+,\}/.test(pattern);
    const isEndless = (node: Node) =>
      isOf(node, "string") && lacks(node, ends) && isOpen(String(node.pattern ?? ""));
    expect(places(isEndless)).toEqual([]);
  });

  test("has an end to every list", () => {
    expect(places((node) => isOf(node, "array") && lacks(node, ["maxItems"]))).toEqual([]);
  });

  test("has both ends to every number", () => {
    const isNumber = (node: Node) => isOf(node, "integer") || isOf(node, "number");
    const isOpen = (node: Node) =>
      lacks(node, ["minimum", "exclusiveMinimum"]) || lacks(node, ["maximum", "exclusiveMaximum"]);
    expect(places((node) => isNumber(node) && lacks(node, ["enum", "const"]) && isOpen(node))).toEqual([]);
  });

  test("names the fields of every object, or how many there may be and of what", () => {
    const isLoose = (node: Node) =>
      isOf(node, "object") &&
      node.additionalProperties !== false &&
      (typeof node.additionalProperties !== "object" || lacks(node, ["maxProperties"]));
    expect(places(isLoose)).toEqual([]);
  });

  test("never takes rights or counters", () => {
    const counter = /^cnt_(likes|views|followers|comments|childs|reviews|votes|users|reports)$/;
    const words = /^(access|is_verify|is_ban|is_email_confirmed|token_hash|password_hash)$/;
    const wrong = found.flatMap(({ place, node }) =>
      Object.keys(asNode(node.properties ?? {}))
        .filter((name) => words.test(name) || counter.test(name))
        .map((name) => `${place}.${name}`),
    );
    // The one exception: moderators decide which grows are verified.
    expect(wrong).toEqual(["DiaryApproval.is_verify"]);
  });
});
