import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { awardDesk } from "../../../testing/award-desk.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
});

const { call, get, create, publish, readers, addCandidates, keys } = awardDesk(api, () => admin);

describe("POST /staff/awards/{year}/publish and unpublish, DELETE /staff/awards/{year}", () => {
  it("publishes awards, whose page and links to it are purged, and hides them", async () => {
    await create();
    await addCandidates();
    const { status, body } = await publish(1);
    expect([status, body.data]).toMatchObject([200, { state: "scheduled", is_public: true, version: 2 }]);
    expect((await publish(2)).body.data).toEqual(body.data);
    expect((await readers()).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining(["award-2026", "awards"]));
    expect((await call("POST", "/2026/unpublish")).body.data.state).toBe("draft");
    expect((await call("POST", "/2026/unpublish")).body.data.version).toBe(3);
  });

  it("returns 422 without a nomination, 409 for an old version, and 404 for unknown awards", async () => {
    await create({ items_nomination: [] });
    const { status, codes } = await publish(1);
    expect([status, codes]).toEqual([422, ["too_few items_nomination"]]);
    const late = await publish(5);
    expect([late.status, late.body.data.version]).toEqual([409, 1]);
    for (const path of ["/2030/unpublish", "/2030/publish"])
      expect((await call("POST", path, path.endsWith("/publish") ? { version: 1 } : undefined)).status).toBe(
        404,
      );
    expect((await call("GET", "/2030")).status).toBe(404);
    expect((await call("GET", "/2030/changes")).status).toBe(404);
    expect((await call("DELETE", "/2030")).status).toBe(404);
    expect((await call("GET", "/1999")).status).toBe(404);
  });

  it("returns 422 for nominations with fewer than two public candidates", async () => {
    await create();
    expect((await publish(1)).codes).toEqual(["too_few items_nomination.0", "too_few items_nomination.1"]);
    await addCandidates();
    expect((await get()).items_nomination).toMatchObject([{ cnt_shown: 2 }, { cnt_shown: 2 }]);
    await sql`update diary set is_hidden = true where name = 'Plum'`.execute(api.database.db);
    expect((await get()).items_nomination[0]).toMatchObject({ cnt_candidates: 2, cnt_shown: 1 });
    expect((await publish(1)).codes).toEqual(["too_few items_nomination.0", "too_few items_nomination.1"]);
  });

  it("deletes a draft, and refuses published awards", async () => {
    await create();
    await addCandidates();
    await publish(1);
    expect((await call("DELETE", "/2026")).codes).toEqual(["not_allowed year"]);
    await call("POST", "/2026/unpublish");
    const { status, body } = await call<Schema<"Removed">>("DELETE", "/2026");
    expect([status, body.data]).toEqual([200, { id: 2026 }]);
    expect((await call("GET", "/2026")).status).toBe(404);
  });
});
