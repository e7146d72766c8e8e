import { type OperationId, operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { ApiError } from "../errors/api-error.ts";
import { requestChecks } from "./checks.ts";
import { contractSchemas, operationDocument } from "./contract-document.ts";
import { htmlRewriter } from "./html-texts.ts";
import { responseWriter } from "./response-writer.ts";

const ATTACK = '<p onclick="steal()">Flush.</p><script>steal()</script>';
const ids = Object.keys(operationTable) as OperationId[];
const hasHtml = (schema: object) => htmlRewriter({ ...schema }, (html) => html) !== null;

describe("htmlRewriter", () => {
  const schema = {
    type: "object",
    properties: {
      title: { type: "string" },
      text: { oneOf: [{ type: "string", contentMediaType: "text/html" }, { type: "null" }] },
      items: { type: "array", items: { properties: { text: { contentMediaType: "text/html" } } } },
    },
  };
  const shout = htmlRewriter(schema, (html) => html.toUpperCase());

  test("rewrites declared texts in choices and lists, and leaves the others and the value itself", () => {
    const value = { title: "a", text: "b", items: [{ text: "c" }], more: "d" };
    expect(shout?.(value)).toEqual({ title: "a", text: "B", items: [{ text: "C" }], more: "d" });
    expect(value.text).toBe("b");
  });

  test("leaves null and missing texts alone", () => {
    expect(shout?.({ text: null })).toEqual({ text: null });
  });

  test("is null for a schema without HTML, references included", () => {
    expect(htmlRewriter({ $ref: "#/components/schemas/Comment" }, String)).toBeNull();
    expect(htmlRewriter({ $ref: "#/components/schemas/Post" }, String)).not.toBeNull();
  });
});

test("every schema that speaks of HTML declares its media type", () => {
  const undeclared = Object.entries(contractSchemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => /safe html|^html/i.test(String(property.description ?? "")))
      .filter(([, property]) => property.contentMediaType !== "text/html")
      .map(([property]) => `${name}.${property}`),
  );
  // Of the same kind as the text it translates: its operation decides.
  expect(undeclared).toEqual(["Translation.text"]);
});

const operationsWith = (schemaOf: (id: OperationId) => object | null | undefined) =>
  ids.filter((id) => hasHtml(schemaOf(id) ?? {}));

describe("requests", () => {
  const newsletter = { brand_id: 3, title: "Week 8" };

  test("of these operations are sanitised", () => {
    expect(operationsWith((id) => operationDocument(id).body)).toEqual([
      "createNewsletter",
      "createStaffAward",
      "createStaffGiveaway",
      "createStaffPost",
      "createStaffRow",
      "editBrand",
      "previewStaffPage",
      "saveNewsletter",
      "savePortalProduct",
      "saveStaffAward",
      "saveStaffGiveaway",
      "saveStaffPage",
      "saveStaffPost",
      "saveStaffRow",
      "testNewsletter",
    ]);
  });

  test("createNewsletter gets its text sanitised", () => {
    const body = requestChecks("createNewsletter").body({ ...newsletter, text: ATTACK });
    expect(body).toMatchObject({ ...newsletter, text: "<p>Flush.</p>" });
  });

  test("testNewsletter returns 422 for a text of nothing but unsafe markup", () => {
    const text = "<script>steal()</script>";
    expect(() => requestChecks("testNewsletter").body({ ...newsletter, text })).toThrow(ApiError);
  });

  test("createNewsletter returns 422 for a text of another type", () => {
    expect(() => requestChecks("createNewsletter").body({ ...newsletter, text: [ATTACK] })).toThrow(ApiError);
  });
});

describe("responses", () => {
  test.each([
    ["getPage", "Page"],
    ["getPost", "Post"],
  ] as const)("of %s are sanitised", (id, name) => {
    const [example] = [contractSchemas[name]?.examples].flat();
    const json = String(
      responseWriter(id, true)(200, { data: Object.assign({}, example, { text: ATTACK }) }),
    );
    expect(json).toContain("<p>Flush.</p>");
    expect(json).not.toMatch(/<script|onclick/);
  });
});
