import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { resumeCopies } from "./resume-copies.ts";

const api = freshApi();
let member: TestUser;

beforeEach(async () => {
  member = await api.addUser();
});

const path = () => `/users/${member.id}/settings/personal`;
const request = () => api.request("POST", `${path()}/access`, { as: member.id });
const copy = async () =>
  (await api.request<Schema<"PersonalSection">>("GET", path(), { as: member.id })).body.data.copy;
/** Requests a copy some time ago, and resumes without the job of the request. */
async function resumeAfter(age: string) {
  expect((await request()).status).toBe(200);
  await sql`update personal_copy set add_date = now() - ${age}::interval`.execute(api.database.db);
  api.jobs.length = 0;
  await resumeCopies(api.database.db, api.parts.jobs);
}

describe("resumeCopies", () => {
  test("queues the job of a copy that has waited for half an hour", async () => {
    await resumeAfter("31 minutes");
    expect(api.jobs).toMatchObject([{ name: "copy-personal-data", data: { user_id: member.id } }]);
    expect(await copy()).toMatchObject({ state: "waiting" });
  });

  test("ignores a copy whose job may still run", async () => {
    await resumeAfter("29 minutes");
    expect(api.jobs).toEqual([]);
  });

  test("marks a copy as failed after a day, so that another can be requested", async () => {
    await resumeAfter("25 hours");
    expect(api.jobs).toEqual([]);
    expect(await copy()).toMatchObject({ state: "failed" });
    await request();
    expect(api.jobs).toMatchObject([{ name: "copy-personal-data" }]);
    expect(await copy()).toMatchObject({ state: "waiting" });
  });

  test("ignores a finished copy", async () => {
    await request();
    await sql`
      update personal_copy set state = 'ready', key = repeat('a', 32), bytes = 1, add_date = now() - interval '2 days',
        date_end = now() + interval '5 days'`.execute(api.database.db);
    api.jobs.length = 0;
    await resumeCopies(api.database.db, api.parts.jobs);
    expect([api.jobs, await copy()]).toMatchObject([[], { state: "ready" }]);
  });
});
