import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { option, votingBody, votingDesk } from "../../../testing/voting-desk.ts";

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, create, publish, readers, keys } = votingDesk(api, () => moderator);

describe("POST /staff/votings/{id}/publish and unpublish", () => {
  it("publishes a voting, which opens now or at its start", async () => {
    const { id } = await create();
    await sql`update voting set date_start = ${inHours(-100)}`.execute(api.database.db);
    const { status, body } = await publish(id, 1);
    expect([status, body.data]).toMatchObject([200, { state: "open", is_public: true, version: 2 }]);
    expect(Date.parse(body.data.date_start)).toBeGreaterThan(Date.parse(inHours(-1)));
    expect((await publish(id, 2)).body.data).toEqual(body.data);
    expect((await readers(id)).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining([`voting-${id}`, "posts"]));
    const later = await create({ date_start: inHours(1) });
    expect((await publish(later.id, 1)).body.data.state).toBe("scheduled");
    expect((await readers(later.id)).status).toBe(404);
    expect((await call("POST", `/${later.id}/unpublish`)).body.data.state).toBe("draft");
    expect((await call("POST", `/${later.id}/unpublish`)).body.data.version).toBe(3);
  });

  it("returns 422 for less than two options, an end that has passed, and a removed voting", async () => {
    const { id } = await create({ items_option: [option("A")] });
    const few = await publish(id, 1);
    expect([few.status, few.codes, few.body.details[0]?.params]).toEqual([
      ...[422, ["too_few items_option"], { min: 2 }],
    ]);
    const late = await create();
    await sql`update voting set date_start = ${inHours(-9)}, date_end = ${inHours(-1)}`.execute(
      api.database.db,
    );
    expect((await publish(late.id, 1)).codes).toEqual(["out_of_range date_end"]);
    await call("DELETE", `/${late.id}`);
    expect((await publish(late.id, 2)).codes).toEqual(["closed id"]);
    expect((await call("POST", `/${late.id}/unpublish`)).codes).toEqual(["closed id"]);
  });

  it("returns 409 with the present voting for an old version, and 404 for an unknown one", async () => {
    const { id } = await create();
    await call("PUT", `/${id}`, votingBody({ version: 1 }));
    const { status, body } = await publish(id, 1);
    expect([status, body.data.version]).toEqual([409, 2]);
    expect((await publish(99, 1)).status).toBe(404);
    expect((await call("POST", "/99/unpublish")).status).toBe(404);
  });
});

describe("DELETE /staff/votings/{id} and POST /staff/votings/{id}/restore", () => {
  it("removes a voting from its readers, and restores it as a draft", async () => {
    const { id } = await create();
    await publish(id, 1);
    expect((await call("DELETE", `/${id}`)).body.data).toMatchObject({ state: "removed", is_public: false });
    expect((await readers(id)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).body.data.version).toBe(3);
    expect((await call("POST", `/${id}/restore`)).body.data).toMatchObject({ state: "draft", version: 4 });
    expect((await call("POST", `/${id}/restore`)).body.data.version).toBe(4);
    const { body } = await call<Schema<"StaffChangeList">>("GET", `/${id}/changes`);
    expect(body.data.items.map(({ type }) => type)).toEqual([
      ...["staff.restore", "staff.delete", "staff.update", "staff.create"],
    ]);
  });

  it("returns 404 for unknown votings", async () => {
    expect((await call("DELETE", "/99")).status).toBe(404);
    expect((await call("POST", "/99/restore")).status).toBe(404);
    expect((await call("GET", "/99")).status).toBe(404);
    expect((await call("GET", "/99/changes")).status).toBe(404);
  });
});
