import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { addDiary } from "../testing/diary-rows.ts";
import { DIARY, diaryJson, importDiary, WEEK } from "../testing/exported-diary.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { convertLineBreaks } from "./line-feeds.ts";

const converted = (json: string) => convertLineBreaks(JSON.parse(json), json);

describe("convertLineBreaks", () => {
  test.each([
    [String.raw`"one\r\ntwo"`, "one\ntwo"],
    [String.raw`"one\rtwo"`, "one\ntwo"],
    [String.raw`"one\u000D\u000atwo"`, "one\ntwo"],
    [String.raw`"one\r\r\n\ntwo\r"`, "one\n\n\ntwo\n"],
    [String.raw`"one\\r\\ntwo"`, String.raw`one\r\ntwo`],
    [String.raw`{"text":"one\r\ntwo","n":1,"none":null}`, { text: "one\ntwo", n: 1, none: null }],
    [
      String.raw`{"items":[{"text":"\r\n"},"\r",["a\rb"],[[]]]}`,
      { items: [{ text: "\n" }, "\n", ["a\nb"], [[]]] },
    ],
    [String.raw`{"na\rme":"a\rb"}`, { "na\rme": "a\nb" }],
    ["7", 7],
    ["null", null],
  ])("makes of %s %j", (json, value) => {
    expect(converted(json)).toEqual(value);
  });

  test("changes no password and no token", () => {
    const secrets = { password: "a\r\nb", password_repeat: "\r", token: "\r", recaptcha: "\r" };
    expect(converted(JSON.stringify(secrets))).toEqual(secrets);
  });

  test("takes a value of any depth", () => {
    let inner = converted(String.raw`${"[".repeat(100_000)}"a\r\nb"${"]".repeat(100_000)}`);
    while (Array.isArray(inner)) [inner] = inner;
    expect(inner).toBe("a\nb");
  });
});

describe("a text", () => {
  const api = freshApi();
  let grower: TestUser;
  let diary: number;

  beforeEach(async () => {
    grower = await api.addUser();
    diary = await addDiary(api.database.db, { userId: grower.id });
  });

  /** Ways to send a text. Each returns what is stored, or the errors. */
  const send = {
    async comment(text: string) {
      const path = `/comments/diary/${diary}`;
      const { body, codes } = await api.request<Schema<"Comment">>("POST", path, {
        as: grower.id,
        body: { text },
      });
      return body.data?.text ?? codes;
    },
    async "imported week"(text: string) {
      const week = { ...WEEK, text, items_photo: [] };
      const imported = await importDiary(api, diaryJson({ ...DIARY, items_week: [week] }), grower.id);
      return imported.body.data?.items_week[0]?.text ?? imported.codes;
    },
  };

  test.each([
    ["comment", 5_000, "\n"],
    ["comment", 5_000, "\r\n"],
    ["comment", 5_000, "\r"],
    ["imported week", 20_000, "\n"],
    ["imported week", 20_000, "\r\n"],
    ["imported week", 20_000, "\r"],
  ] as const)("of kind %s is stored with %d characters, counting %j once", async (kind, limit, lineBreak) => {
    const longest = (by: string) => `${`x${by}`.repeat(limit / 2 - 1)}yz`;
    expect(await send[kind](longest(lineBreak))).toBe(longest("\n"));
    expect(await send[kind](`${longest(lineBreak)}${lineBreak}.`)).toEqual([
      expect.stringMatching(/^too_long .*text$/),
    ]);
  });
});
