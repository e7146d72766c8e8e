import { operationTable } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { KEYS, keysOfChange } from "./content-keys.ts";

describe("KEYS", () => {
  const guestGets = Object.entries(operationTable)
    .filter(([, { method, rights, pending }]) => method === "GET" && rights === "guest" && !pending)
    .map(([id]) => id);

  test("covers exactly the implemented GETs for guests", () => {
    expect(Object.keys(KEYS).sort()).toEqual(guestGets.sort());
  });
});

describe("keysOfChange", () => {
  const change = { content_type: "diary", content_id: 12, diary_id: 12 };

  test("invalidates lists of diaries and reviews after a change of a diary", () => {
    expect(keysOfChange({ ...change, type: "diary.update" })).toEqual(["diary-12", "diaries", "reviews"]);
  });

  test("leaves lists of reviews alone after a new diary", () => {
    expect(keysOfChange({ ...change, type: "diary.create" })).toEqual(["diary-12", "diaries"]);
  });

  test("invalidates the diary of a changed week", () => {
    expect(keysOfChange({ ...change, type: "week.update", content_type: "week", content_id: 181 })).toEqual([
      "week-181",
      "diary-12",
      "diaries",
      "reviews",
    ]);
  });

  test("invalidates the texts of the site after a change of one", () => {
    const page = { content_type: "page", content_id: 3, diary_id: null };
    expect(keysOfChange({ ...page, type: "page.update" })).toEqual(["page-3", "pages"]);
  });

  test("invalidates only the target after a comment", () => {
    expect(keysOfChange({ ...change, type: "comment.create" })).toEqual(["diary-12"]);
  });
});
