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
  const title = "Leaf edges curl up";

  test("may be asked without symptoms, diary and photos", () => {
    expect(errorsOf("ProblemCreate", { title })).toEqual([]);
  });

  test("names symptoms by a known group and a number of the table, each once", () => {
    const symptoms = (...items_problem_symptom: unknown[]) => ({ title, items_problem_symptom });
    expect(errorsOf("ProblemCreate", symptoms({ type: "leaf", id: 1 }, { type: "pest", id: 1 }))).toEqual([]);
    const wrong = [
      symptoms({ type: "flower", id: 1 }),
      symptoms({ type: "leaf", id: 0 }),
      symptoms({ type: "leaf", id: 1001 }),
      symptoms({ type: "leaf" }),
      symptoms({ type: "leaf", id: 1 }, { type: "leaf", id: 1 }),
    ];
    expect(refused("ProblemCreate", wrong)).toEqual(wrong);
  });

  test("has a title of 5 to 150 characters that are not all blank", () => {
    const titles = ["x".repeat(4), " ".repeat(20), "x".repeat(151)];
    expect(refused("ProblemCreate", [{ title: "x".repeat(5) }, { title: "x".repeat(150) }])).toEqual([]);
    expect(
      refused(
        "ProblemCreate",
        titles.map((one) => ({ title: one })),
      ),
    ).toHaveLength(titles.length);
  });

  test("is changed by something, and never solved by hand", () => {
    const wrong = [{}, { is_solved: true }, { solutions: [] }];
    expect(refused("ProblemPatch", wrong)).toEqual(wrong);
  });

  test("is answered in 1 to 5000 characters; the answer is accepted by yes or no", () => {
    expect(refused("SolutionPatch", [{ is_accepted: true }, { text: "x".repeat(5000) }])).toEqual([]);
    const wrong = [{}, { is_accepted: 1 }, { text: " \n" }, { text: "x".repeat(5001) }];
    expect(refused("SolutionPatch", wrong)).toEqual(wrong);
  });
});

describe("a video", () => {
  test("is filled in, published and removed by one call that changes something", () => {
    const good = [{ is_publish: true }, { is_remove: false }, { clip_start: 0, clip_end: null }];
    expect(refused("VideoPatch", good)).toEqual([]);
    const wrong = [{}, { clip_start: -1 }, { clip_end: 86_401 }, { url: "/x" }, { cnt_views: 9 }];
    expect(refused("VideoPatch", wrong)).toEqual(wrong);
  });

  test("takes captions that are WebVTT, and at most twelve tags in the spelling of addresses", () => {
    const captions = (text: string) => ({ captions: [{ lang: "de", text }] });
    expect(errorsOf("VideoPatch", captions("WEBVTT\n\n00:01.000 --> 00:02.000\nHallo"))).toEqual([]);
    const many = Array.from({ length: 13 }, (_none, number) => `tag-${number}`);
    const wrong = [captions("1\n00:01,000"), { tags: many }, { tags: ["Two words"] }, { tags: ["a", "a"] }];
    expect(refused("VideoPatch", wrong)).toEqual(wrong);
  });
});

describe("a review", () => {
  const review = { product_id: 51, diary_id: 12 };

  test("is of a product in a diary and has a whole rating from 0 to 10", () => {
    expect(
      refused("ReviewCreate", [
        { ...review, n_general: 0 },
        { ...review, n_general: 10 },
      ]),
    ).toEqual([]);
    const wrong = [
      review,
      { product_id: 51, n_general: 5 },
      ...[-1, 11, 5.5, "7", null].map((n_general) => ({ ...review, n_general })),
    ];
    expect(refused("ReviewCreate", wrong)).toEqual(wrong);
  });
});

describe("a diary", () => {
  test("waits, is approved or is rejected", () => {
    expect(refused("DiaryApproval", [{ state: 0 }, { state: 1 }, { state: 2 }])).toEqual([]);
    const wrong = [{}, { state: 3 }, { state: -1 }, { state: "1" }, { state: true }];
    expect(refused("DiaryApproval", wrong)).toEqual(wrong);
  });

  test("is counted by the filters of its list", () => {
    const ofList = queryWords("listDiaries").filter((name) => !["start", "limit", "sort"].includes(name));
    expect(queryWords("countDiaries")).toEqual(ofList);
  });

  test("is exported under a form and a version that a reader can tell", () => {
    const [example] = asList(schemas.get("DiaryExport")?.examples);
    const given = asNode(example);
    const wrong = [
      { ...given, version: 2 },
      { ...given, format: "other" },
    ];
    expect(refused("DiaryExport", wrong)).toEqual(wrong);
  });

  test("keeps all that can be written of a week when it is exported", () => {
    const written = fields("WeekCreate").filter((name) => name !== "item_flowering");
    expect(written.filter((name) => !fields("ExportWeek").includes(name))).toEqual([]);
    expect(fields("ExportWeek")).toContain("items_nutrient");
  });
});

describe("what is open for a time", () => {
  test("takes one choice, and no number of votes", () => {
    const wrong = [{}, { option_id: 0 }, { option_id: 11, cnt_votes: 9 }];
    expect(refused("VotingVoteCreate", wrong)).toEqual(wrong);
    expect(refused("AwardVoteInput", [{}, { content_id: 12, place: 1 }])).toHaveLength(2);
    expect(refused("GiveawayVoteInput", [{ category_id: 5 }, { contest_id: 301 }])).toHaveLength(2);
    expect(refused("GiveawayJoinInput", [{ category_id: 5 }, { content_id: 12 }])).toHaveLength(2);
  });

  test("lists giveaways by words joined by commas, the running ones when none are given", () => {
    const tags = operation("listGiveaways").parameters.find(({ name }) => name === "tags");
    const { default: usual, pattern } = follow(tags?.schema);
    expect(usual).toBe("active");
    const fits = (text: string) => new RegExp(String(pattern), "u").test(text);
    expect(["archive", "active,de", "active,photo,at"].filter((text) => !fits(text))).toEqual([]);
    expect(["", ",", "active,", "Active", "a b"].filter(fits)).toEqual([]);
  });

  test("names awards by a year of this century or the word for the newest", () => {
    const year = operation("getAward").parameters.find(({ name }) => name === "x");
    const fits = (text: string) => new RegExp(String(follow(year?.schema).pattern), "u").test(text);
    expect(["2022", "2099", "latest"].filter((text) => !fits(text))).toEqual([]);
    expect(["20", "1999", "20222", "newest", "2026-x"].filter(fits)).toEqual([]);
  });
});

describe("the catalogue", () => {
  test("takes values of a strain only in their own category", () => {
    const [example] = asList(schemas.get("StrainCategoryValues")?.examples);
    const values = asNode(example);
    expect(errorsOf("StrainCategoryValues", values)).toEqual([]);
    const wrong = [
      { ...values, thc: ["tall"] },
      { ...values, growing: ["high"] },
      { ...values, difficulty: ["easy"] },
    ];
    expect(refused("StrainCategoryValues", wrong)).toEqual(wrong);
  });

  test("has a family tree of any depth, in which nobody has three parents", () => {
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

  test("has no equipment section, but a list of all equipment", () => {
    expect(refused("Section", ["equipment"])).toEqual(["equipment"]);
    expect(refused("Catalogue", ["equipment", "seedbank"])).toEqual([]);
    expect(refused("Catalogue", ["tents"])).toEqual(["tents"]);
  });

  test("does not know germination method 3", () => {
    expect(refused("GerminationMethod", [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([3, 8]);
  });
});
