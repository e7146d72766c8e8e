import { describe, expect, test } from "vitest";
import type { Node } from "./published.ts";
import { breaks, type Change, form, tent, withField } from "./testing/tent-contract.ts";

describe("compatible changes", () => {
  test.each<[string, Change]>([
    ["nothing", {}],
    ["other words for readers", { operation: { summary: "Add one", description: "More." } }],
    ["wider rights", { operation: { "x-rights": "guest" } }],
    ["another limit of rate", { operation: { "x-rate-limit": "create" } }],
    ["a larger body", { operation: { "x-body-limit": 2000 } }],
    ["a key that may be sent", { operation: { "x-idempotent": true } }],
    ["wider limits of a parameter", { query: { type: "integer", minimum: 0, maximum: 99, default: 20 } }],
    [
      "a parameter of more kinds",
      { query: { type: ["integer", "string"], minimum: 1, maximum: 50, default: 20 } },
    ],
    [
      "wider limits of a field",
      { body: withField(form, "name", { type: "string", minLength: 1, maxLength: 80 }) },
    ],
    ["a further field that may be sent", { body: withField(form, "note", { type: "string" }) }],
    ["a field that need not be sent any more", { body: { ...form, required: [] } }],
    [
      "a further word that may be sent",
      { body: withField(form, "kind", { type: "string", enum: ["tent", "room", "shed"] }) },
    ],
    ["any word that may be sent", { body: withField(form, "kind", { type: "string" }) }],
    [
      "a number that may have decimals",
      { body: withField(form, "size", { type: ["number", "null"], minimum: 0 }) },
    ],
    ["a further field of an answer", { tent: withField(tent, "color", { type: "string" }) }],
    ["a longer text in an answer", { tent: withField(tent, "name", { type: "string", maxLength: 400 }) }],
    ["an answer that is never null any more", { tent: withField(tent, "size", { type: "integer" }) }],
    ["a field that is always answered", { tent: { ...tent, required: ["id", "name", "size"] } }],
    [
      "a further error, and one less",
      {
        operation: {
          responses: {
            201: { content: { "application/json": { schema: { $ref: "#/components/schemas/Tent" } } } },
            409: {},
          },
        },
      },
    ],
  ])("%s", (_name, change) => {
    expect(breaks(change)).toEqual([]);
  });

  test("further enum values in a response, which clients ignore", () => {
    const kinds = (...words: string[]) => ({
      tent: withField(tent, "kind", { type: "string", enum: words }),
    });
    expect(breaks(kinds("tent", "room"), kinds("tent"))).toEqual([]);
  });
});

describe("breaking changes", () => {
  test.each<[string, Change, string]>([
    ["another address", { path: "/shelters" }, "addTent was at POST /tents and is at POST /shelters"],
    ["another name", { operation: { operationId: "createTent" } }, "addTent is no longer there"],
    ["what is not built any more", { operation: { "x-pending": true } }, "addTent is no longer there"],
    ["narrower rights", { operation: { "x-rights": "admin" } }, "addTent was for signed-in and is for admin"],
    [
      "a smaller body",
      { operation: { "x-body-limit": 500 } },
      "addTent takes bodies of 500 bytes, before 1000",
    ],
    ["a parameter less", { operation: { parameters: [] } }, "addTent query limit is no longer taken"],
    [
      "a parameter that must be sent",
      { parameter: { required: true } },
      "addTent query limit must now be sent",
    ],
    ["another parameter", { parameter: { name: "max" } }, "addTent query limit is no longer taken"],
    [
      "another default",
      { query: { type: "integer", minimum: 1, maximum: 50, default: 10 } },
      "addTent query limit is 10 when left out, before 20",
    ],
    [
      "a lower limit of a parameter",
      { query: { type: "integer", minimum: 1, maximum: 30, default: 20 } },
      "addTent query limit has maximum 30, before 50",
    ],
    [
      "a limit where was none",
      {
        body: withField(form, "tags", {
          type: "array",
          maxItems: 5,
          items: { type: "string", maxLength: 20, minLength: 1 },
        }),
      },
      "addTent body.tags[] has minLength 1, before 0",
    ],
    [
      "fewer things in a list",
      {
        body: withField(form, "tags", {
          type: "array",
          maxItems: 2,
          items: { type: "string", maxLength: 20 },
        }),
      },
      "addTent body.tags has maxItems 2, before 5",
    ],
    [
      "a body that must be there",
      { operation: { requestBody: { required: true, content: { "application/json": { schema: form } } } } },
      "addTent must now have a body",
    ],
    [
      "a body of another type",
      { operation: { requestBody: { content: { "multipart/form-data": { schema: form } } } } },
      "addTent no longer takes application/json",
    ],
    [
      "a field that must be sent",
      { body: { ...form, required: ["name", "kind"] } },
      "addTent body.kind must now be sent",
    ],
    [
      "a field that is not taken any more",
      { body: withField(form, "size", undefined) },
      "addTent body.size is no longer taken",
    ],
    [
      "a word less",
      { body: withField(form, "kind", { type: "string", enum: ["tent"] }) },
      'addTent body.kind no longer takes "room"',
    ],
    [
      "a pattern",
      { body: withField(form, "name", { type: "string", minLength: 2, maxLength: 40, pattern: "^a" }) },
      "addTent body.name takes only what matches ^a",
    ],
    [
      "a format",
      { body: withField(form, "name", { type: "string", minLength: 2, maxLength: 40, format: "email" }) },
      "addTent body.name had the format of any text and has email",
    ],
    [
      "null that is not taken any more",
      { body: withField(form, "size", { type: "integer", minimum: 0 }) },
      "addTent body.size no longer takes null",
    ],
    [
      "another type",
      { body: withField(form, "name", { type: "integer" }) },
      "addTent body.name was string and is integer",
    ],
    ["an answer of another status", { operation: { responses: { 200: {} } } }, "addTent may now answer 200"],
    [
      "a field less in an answer",
      { tent: withField(tent, "size", undefined) },
      "addTent 201.size is no longer answered",
    ],
    [
      "a field that may be missing",
      { tent: { ...tent, required: ["id"] } },
      "addTent 201.name may now be missing",
    ],
    [
      "an answer that may be null",
      { tent: withField(tent, "name", { type: ["string", "null"] }) },
      "addTent 201.name may now answer null",
    ],
    [
      "a number that gets decimals",
      { tent: withField(tent, "id", { type: "number" }) },
      "addTent 201.id was integer and is number",
    ],
    [
      "a thing that becomes a list",
      { data: { type: "array", items: { $ref: "#/components/schemas/Tent" } } },
      "addTent 201 was object and is array",
    ],
  ])("%s", (_name, change, sentence) => {
    expect(breaks(change)).toContain(sentence);
  });

  test("a lower upload limit", () => {
    const limits = (image: number) => ({ operation: { "x-upload-limits": { image } } });
    expect(breaks(limits(5), limits(9))).toEqual(["addTent takes image files of 5 bytes, before 9"]);
  });

  test("a removed idempotency key", () => {
    expect(breaks({}, { operation: { "x-idempotent": true } })).toEqual(["addTent no longer takes a key"]);
  });

  test("an enum that becomes free text", () => {
    const kind = (schema: Node) => ({ tent: withField(tent, "kind", schema) });
    expect(breaks(kind({ type: "string" }), kind({ type: "string", enum: ["tent"] }))).toEqual([
      "addTent 201.kind is no longer one of a list",
    ]);
  });

  test("a change deep in a recursive schema is reported once", () => {
    expect(breaks({ tent: withField(tent, "name", { type: "integer" }) })).toEqual([
      "addTent 201.name was string and is integer",
    ]);
  });
});
