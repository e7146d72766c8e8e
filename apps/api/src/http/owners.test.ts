import type { Schema } from "@grow/contract";
import { beforeAll, beforeEach, describe, expect, expectTypeOf, test } from "vitest";
import { operations } from "../operations/index.ts";
import type { owners } from "../operations/owners.ts";
import { changedUpload } from "../operations/uploads/owners.ts";
import { addDiary } from "../testing/diary-rows.ts";
import { type TestApi, type TestUser, testApi } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { defineOperation } from "./define-operation.ts";
import { ownerByPath, ownerOf, placeOf, type WithoutOwner } from "./owners.ts";

const picture: Schema<"Upload"> = {
  id: 1,
  type: "image",
  url: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp",
  width: 1,
  height: 1,
  color: "#000000",
  alt: "",
  is_remove: false,
};
const nobody = ownerByPath(async () => {});

describe("the table of owners", () => {
  test("has a finder for every implemented operation of owners and managers", () => {
    expectTypeOf<WithoutOwner<typeof owners>>().toEqualTypeOf<never>();
    expectTypeOf<WithoutOwner<Omit<typeof owners, "/diaries/{id}">>>()
      .extract<"/diaries/{id}/weeks">()
      .not.toBeNever();
  });

  test("applies to a path and all paths below it, the longest match first", () => {
    const table = { "/diaries/{id}": nobody, "/diaries/{id}/weeks/{week}": changedUpload };
    expect(placeOf(table, "/diaries/{id}")).toBe("/diaries/{id}");
    expect(placeOf(table, "/diaries/{id}/weeks")).toBe("/diaries/{id}");
    expect(placeOf(table, "/diaries/{id}/weeks/{week}")).toBe("/diaries/{id}/weeks/{week}");
    expect(placeOf(table, "/diaries")).toBeNull();
    expect(placeOf(table, "/diaries/{id}s")).toBeNull();
    expect(ownerOf(table, "replaceWeek")).toBe(changedUpload);
  });

  test("is used for owners and managers only", () => {
    expect(ownerOf({ "/diaries/{id}": nobody }, "getDiary")).toBeNull();
  });
});

describe("a handler", () => {
  let api: TestApi;
  let grower: TestUser;

  // One without the ownership check of its form, and one that requests another finder's result.
  const careless = {
    ...operations,
    uploadWeekMedia: defineOperation("uploadWeekMedia", async () => ({ status: 201, data: picture })),
    updateDiary: defineOperation("updateDiary", async ({ found }) => {
      throw new Error(`never comes to ${found(changedUpload).id}`);
    }),
  };

  beforeAll(async () => {
    api = await testApi({ operations: careless });
  });
  beforeEach(async () => {
    await api.reset();
    grower = await api.addUser();
  });

  test("that reads a form without its ownership check fails", async () => {
    const diary_id = await addDiary(api.database.db, { userId: grower.id });
    const { payload, headers } = await uploadForm({ diary_id }, { bytes: new Uint8Array(4) });
    const { status, codes } = await api.request("POST", "/uploads/weeks/media", {
      as: grower.id,
      headers,
      body: payload,
    });
    expect([status, codes]).toEqual([500, ["internal"]]);
  });

  test("gets no result of another operation's finder", async () => {
    const id = await addDiary(api.database.db, { userId: grower.id });
    const { status } = await api.request("PATCH", `/diaries/${id}`, {
      as: grower.id,
      body: { cnt_seeds: 1 },
    });
    expect(status).toBe(500);
  });
});
