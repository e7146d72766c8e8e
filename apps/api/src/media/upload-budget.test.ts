import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ApiError } from "../errors/api-error.ts";
import { type TestApi, type TestUser, testApi } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { samplePhoto } from "./testing/sample-photos.ts";
import { spendUploadBudget, UPLOAD_BUDGET } from "./upload-budget.ts";

let api: TestApi;
let grower: TestUser;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  grower = await api.addUser();
});

const cost = (files: number, pixels = 0, millis = 0, video = 0) => ({ files, pixels, millis, video });
const spent = async () =>
  (
    await sql`select files, pixels, millis from upload_budget where user_id = ${grower.id}`.execute(
      api.database.db,
    )
  ).rows;

describe("spendUploadBudget", () => {
  it.each([
    ["files", cost(3)],
    ["pixels", cost(1, 101)],
    ["milliseconds", cost(1, 1, 11)],
    ["work on videos", cost(1, 1, 1, 1001)],
  ])("rejects more %s than the budget, with the time until the next hour", async (_name, more) => {
    const spend = (next = more) =>
      spendUploadBudget(api.database.db, grower.id, next, { files: 2, pixels: 100, millis: 10, video: 1000 });
    await spend(cost(0));
    const refused = await spend().catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, message: "rate_limited" });
    const wait = Number((refused as ApiError).headers["retry-after"]);
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  it("names at most an hour when the clock was set back", async () => {
    await spendUploadBudget(api.database.db, grower.id, cost(800));
    await sql`update upload_budget set start_date = now() + interval '2 seconds'`.execute(api.database.db);
    const refused = await spendUploadBudget(api.database.db, grower.id, cost(1)).catch((error) => error);
    expect(refused.headers).toEqual({ "retry-after": "3600" });
  });

  it("starts again after an hour, and adds up until then", async () => {
    await spendUploadBudget(api.database.db, grower.id, cost(2, 50, 3.4));
    await spendUploadBudget(api.database.db, grower.id, cost(1, 25, 4));
    expect(await spent()).toEqual([{ files: 3, pixels: 75, millis: 7 }]);
    await sql`update upload_budget set start_date = now() - interval '61 minutes'`.execute(api.database.db);
    await spendUploadBudget(api.database.db, grower.id, cost(1, 5, 1));
    expect(await spent()).toEqual([{ files: 1, pixels: 5, millis: 1 }]);
  });
});

describe("an upload", () => {
  const upload = async () => {
    const { payload, headers } = await uploadForm({}, { bytes: await samplePhoto(40, 30) });
    return await api.request("POST", "/uploads/diaries/covers", { as: grower.id, headers, body: payload });
  };

  it("counts its pixels and processing time", async () => {
    expect((await upload()).status).toBe(201);
    expect(await spent()).toEqual([{ files: 1, pixels: 1200, millis: expect.any(Number) }]);
    expect((await spent())[0]).not.toMatchObject({ millis: 0 });
  });

  it("returns 429 and stores nothing when the hourly budget is spent", async () => {
    await spendUploadBudget(api.database.db, grower.id, UPLOAD_BUDGET);
    const { status, codes, headers } = await upload();
    expect([status, codes, Number(headers["retry-after"]) > 0]).toEqual([429, ["rate_limited"], true]);
    expect((await sql`select from photo`.execute(api.database.db)).rows).toEqual([]);
  });
});
