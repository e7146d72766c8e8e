import { describe, expect, test } from "vitest";
import { asList, asNode, follow, operationNodes, schemas } from "./testing/document.ts";
import { errorsOf } from "./testing/schema-errors.ts";

const fields = (name: string) => Object.keys(asNode(schemas.get(name)?.properties));

/** What the contract refuses of these values. */
const refused = (name: string, values: readonly unknown[]) =>
  values.filter((value) => errorsOf(name, value).length > 0);

function operation(id: string) {
  const found = operationNodes.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const queryWords = (id: string) =>
  operation(id)
    .parameters.filter((parameter) => parameter.in === "query")
    .map(({ name }) => String(name));

describe("a question", () => {
  test("needs a change, and cannot be marked as solved directly", () => {
    const wrong = [{}, { is_solved: true }, { solutions: [] }];
    expect(refused("ProblemPatch", wrong)).toEqual(wrong);
  });
});

describe("a video", () => {
  test("accepts WebVTT captions, and at most twelve tags as slugs", () => {
    const captions = (text: string) => ({ captions: [{ lang: "de", text }] });
    expect(errorsOf("VideoPatch", captions("WEBVTT\n\n00:01.000 --> 00:02.000\nHallo"))).toEqual([]);
    const many = Array.from({ length: 13 }, (_none, number) => `tag-${number}`);
    const wrong = [captions("1\n00:01,000"), { tags: many }, { tags: ["Two words"] }, { tags: ["a", "a"] }];
    expect(refused("VideoPatch", wrong)).toEqual(wrong);
  });
});

describe("a diary", () => {
  test("is counted with the filters of its list", () => {
    const ofList = queryWords("listDiaries").filter((name) => !["start", "limit", "sort"].includes(name));
    expect(queryWords("countDiaries")).toEqual(ofList);
  });

  test("is exported with a format name and version", () => {
    const [example] = asList(schemas.get("DiaryExport")?.examples);
    const given = asNode(example);
    const wrong = [
      { ...given, version: 2 },
      { ...given, format: "other" },
    ];
    expect(refused("DiaryExport", wrong)).toEqual(wrong);
  });

  test("is exported with all writable fields of a week", () => {
    const written = fields("WeekCreate").filter((name) => name !== "item_flowering");
    expect(written.filter((name) => !fields("ExportWeek").includes(name))).toEqual([]);
    expect(fields("ExportWeek")).toContain("items_nutrient");
  });
});

describe("time-limited content", () => {
  test("lists giveaways by comma-separated states, running ones by default", () => {
    const tags = operation("listGiveaways").parameters.find(({ name }) => name === "tags");
    const { default: usual, pattern } = follow(tags?.schema);
    expect(usual).toBe("active");
    const fits = (text: string) => new RegExp(String(pattern), "u").test(text);
    expect(["archive", "active,de", "active,photo,at"].filter((text) => !fits(text))).toEqual([]);
    expect(["", ",", "active,", "Active", "a b"].filter(fits)).toEqual([]);
  });

  test("addresses awards by a year of this century, or the newest", () => {
    const year = operation("getAward").parameters.find(({ name }) => name === "x");
    const fits = (text: string) => new RegExp(String(follow(year?.schema).pattern), "u").test(text);
    expect(["2022", "2099", "latest"].filter((text) => !fits(text))).toEqual([]);
    expect(["20", "1999", "20222", "newest", "2026-x"].filter(fits)).toEqual([]);
  });
});

describe("the catalogue", () => {
  test("allows family trees of any depth, with at most two parents", () => {
    const [example] = asList(schemas.get("StrainTree")?.examples);
    const root = asNode(example);
    const [parent] = asList(root.parents);
    const deep = { ...root, parents: [{ ...asNode(parent), parents: [parent, parent] }] };
    expect(errorsOf("StrainTree", deep)).toEqual([]);
    expect(refused("StrainTree", [{ ...root, parents: [parent, parent, parent] }])).toHaveLength(1);
    expect(refused("StrainTree", [{ ...root, parents: [{ ...asNode(parent), role: "aunt" }] }])).toHaveLength(
      1,
    );
  });
});
