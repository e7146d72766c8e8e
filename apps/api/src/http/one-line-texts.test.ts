import { type OperationId, operationTable, type Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { exampleOf } from "../testing/contract/sample-request.ts";
import { DIARY, diaryJson, importDiary } from "../testing/exported-diary.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { requestChecks } from "./checks.ts";
import { contractSchemas, type JsonSchema, operationDocument } from "./contract-document.ts";
import { isOneLine, oneLine, withOneLineTexts } from "./one-line-texts.ts";
import { rewriteTexts } from "./schema-texts.ts";

const ids = Object.keys(operationTable) as OperationId[];

describe("oneLine", () => {
  test.each([
    ["one\ntwo", "one two"],
    ["one \n\n\t two\n", "one two"],
    ["\none", "one"],
    ["one\u2028two\u2029three\u0085four\vfive\fsix", "one two three four five six"],
    ["  two  blanks ", "  two  blanks "],
    ["\n", ""],
  ])("makes of %j %j", (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

test("withOneLineTexts returns the value itself where nothing changes, and leaves passwords alone", () => {
  const line = { type: "string", maxLength: 60 };
  const schema = { properties: { name: line, password: line, items: { type: "array", items: line } } };
  const value = { name: "a", password: "a\nb", items: ["a", "b"] };
  expect(withOneLineTexts(schema, value)).toBe(value);
  expect(withOneLineTexts(schema, { ...value, items: ["a", "b\nc"] })).toEqual({
    ...value,
    items: ["a", "b c"],
  });
});

/** Names of the free texts of a schema that may have several lines. */
function severalLines(schema: JsonSchema, visited: Set<unknown> = new Set()): string[] {
  const { $ref, properties, items, oneOf, anyOf, allOf } = schema;
  const referred =
    typeof $ref === "string" ? contractSchemas[$ref.slice("#/components/schemas/".length)] : undefined;
  const below = [referred, items, oneOf, anyOf, allOf].flat().filter(isSchema);
  const names = below.flatMap((part) => {
    if (visited.has(part)) return [];
    visited.add(part);
    return severalLines(part, visited);
  });
  if (!isSchema(properties)) return names;
  const own = Object.entries(properties).flatMap(([name, property]) => {
    if (!isSchema(property)) return [];
    const isLong = Number(property.maxLength) > 300 && isOneLine({ ...property, maxLength: 1 });
    return isLong ? [name] : severalLines(property, visited);
  });
  return [...names, ...own];
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

test("texts of several lines have one of these names in requests", () => {
  const all = ids.flatMap((id) => severalLines(operationDocument(id).body ?? {}));
  expect([...new Set(all)].sort()).toEqual([
    ...["about", "bill_to", "code", "comment", "error_file", "error_message", "error_stack"],
    ...["feeding_schedule", "harvest_smoke", "ingredients", "iss", "k", "message", "response", "stack"],
    ...["state", "strain_comment", "text", "user_agent"],
  ]);
});

/** An example of an operation's body with a line break after each text of one line; null where it has none. */
function brokenExample(id: OperationId): { whole: unknown; broken: unknown } | null {
  const { body } = operationDocument(id);
  if (body === null) return null;
  const whole = exampleOf(body);
  const broken = rewriteTexts(body, whole, isOneLine, (text) => (text === "" ? text : `${text}\n`));
  return broken === whole ? null : { whole, broken };
}

test.each(ids.filter((id) => brokenExample(id) !== null))(
  "%s stores its names and titles on one line",
  (id) => {
    const { whole, broken } = brokenExample(id) ?? {};
    const { body } = requestChecks(id);
    expect(body(structuredClone(broken))).toEqual(body(structuredClone(whole)));
  },
);

describe("the api", () => {
  const api = freshApi();
  let grower: TestUser;

  beforeEach(async () => {
    grower = await api.addUser();
  });

  test("stores the title of a question on one line, and its text on several", async () => {
    const { status, body } = await api.request<Schema<"Problem">>("POST", "/problems", {
      as: grower.id,
      body: { title: "Yellow\r\n\r\nleaves", text: "one\r\ntwo", items_photo: [] },
    });
    expect([status, body.data]).toMatchObject([201, { title: "Yellow leaves", text: "one\ntwo" }]);
  });

  test("stores the name of a saved filter on one line", async () => {
    const { body } = await api.request<Schema<"ExplorePreset">>(
      "POST",
      `/users/${grower.id}/presets/explore`,
      { as: grower.id, body: { name: "Tent\nleft", tags: ["indoor"] } },
    );
    expect(JSON.stringify(body.data)).toContain('"Tent left"');
  });

  test("returns 422 for a title of nothing but line breaks, and for one that is too short without them", async () => {
    const create = (title: string) =>
      api.request("POST", "/problems", { as: grower.id, body: { title, text: "", items_photo: [] } });
    expect((await create("\n\n\n\n\n\n")).codes).toEqual(["wrong_format title"]);
    expect((await create("a\n\n\n\n\nb")).codes).toEqual(["too_short title"]);
  });

  test("imports a diary with its name on one line", async () => {
    const diary = { ...DIARY.diary, name: "Balcony\nautos" };
    const { body } = await importDiary(api, diaryJson({ ...DIARY, diary }), grower.id);
    expect(body.data.name).toBe("Balcony autos");
  });
});
