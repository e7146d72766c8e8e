import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import {
  sampleStaffDraw,
  sampleStaffGiveaway,
} from "../../shared/giveaways/testing/sample-staff-giveaway.ts";
import { giveawayValues } from "./giveaway-form.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/giveaways/{id}";
const log = { items: [], total: 0, start: 0, limit: 20 };
const page = {
  [`GET ${PLACE}`]: sampleStaffGiveaway(),
  [`GET ${PLACE}/draw`]: sampleStaffDraw(),
  [`GET ${PLACE}/changes`]: log,
};

function visit(id: string, api: Record<string, unknown>, fields?: Record<string, string>, query = "") {
  const path = `/admin/giveaways/${id}${query}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  const args = { request, context, params: { id } };
  return { calls, load: () => loader(args), send: () => action(args) };
}

const location = (answer: unknown) => (answer as Response).headers.get("location");

/** The form of the sample, as it is sent. */
const EDITED = {
  ...(Object.fromEntries(
    Object.entries(giveawayValues(sampleStaffGiveaway())).filter(([, value]) => typeof value === "string"),
  ) as Record<string, string>),
  ...{ deed: "save", version: "4", "items_text.en.title": "Four boards" },
};

it("/admin/giveaways/:id is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the page of a giveaway", () => {
  it("shows its values, its draw and what was just done", async () => {
    const { page: shown, head } = await visit("2", page, undefined, "?done=published").load();
    expect(head).toMatchObject({ title: "Edit giveaway: Three boards", isIndexed: false });
    expect(shown).toMatchObject({
      giveaway: { id: 2, version: 4, state: "running" },
      values: { slug: "three-boards", brand: "halden", "items_text.de.title": "Drei Boards" },
      draw: { state: "waiting", categories: [{ votes: 42 }] },
      ...{ done: "published", isAdmin: false, requestKey: null },
    });
  });

  it("starts with a draw for a new one, without a request", async () => {
    const { calls, load } = visit("new", {});
    const { page: shown, head } = await load();
    expect(head.title).toBe("New giveaway");
    expect(shown).toMatchObject({ giveaway: null, draw: null, requestKey: expect.stringMatching(/./) });
    expect(calls.filter(({ path }) => path.startsWith("/staff"))).toEqual([]);
  });

  it.each(["x", "0", "-3"])("returns 404 for %s", async (id) => {
    await expect(visit(id, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("saving", () => {
  it("sends the form with its version", async () => {
    const { calls, send } = visit("2", { [`PUT ${PLACE}`]: sampleStaffGiveaway() }, EDITED);
    expect(location(await send())).toBe("/admin/giveaways/2?done=saved");
    expect(calls[0]?.init?.body).toMatchObject({
      ...{ version: 4, countries: ["DE", "AT"], date_start: "2026-09-01T00:00:30.000Z" },
      items_category: [{ category_id: 5, max_votes: 3 }],
    });
  });

  it("creates a new one once", async () => {
    const api = { "POST /staff/giveaways": sampleStaffGiveaway({ id: 8 }) };
    const { calls, send } = visit("new", api, { ...EDITED, request_key: "key-1" });
    expect(location(await send())).toBe("/admin/giveaways/8?done=saved");
    expect(calls[0]?.init).toMatchObject({ idempotencyKey: "key-1" });
  });

  it("keeps what was typed when the api rejects it, with each message at its field", async () => {
    const rejected = rejecting(422, [
      { code: "required", field: "items_text.1.rules" },
      { code: "not_allowed", field: "winners", params: { reason: "entries" } },
      { code: "not_allowed", field: "items_category.0.max_votes", params: { reason: "entries" } },
      { code: "too_few", field: "items_prize", params: { min: 3 } },
      { code: "out_of_range", field: "date_end" },
    ]);
    expect(await visit("2", { [`PUT ${PLACE}`]: rejected }, EDITED).send()).toMatchObject({
      init: { status: 422 },
      data: {
        ...{ deed: "save", version: null },
        values: { "items_text.en.title": "Four boards" },
        errors: {
          form: null,
          fields: {
            "items_text.de.rules": expect.stringMatching(/./),
            winners: "Growers have entered, so this can't change any more.",
            "items_category.0.max_votes": "Growers have entered, so this can't change any more.",
            items_prize: expect.stringContaining("at least 3"),
            date_end: expect.stringContaining("in the future"),
          },
        },
      },
    });
  });

  it("keeps what was typed when another user saved first, for the next attempt with their version", async () => {
    const conflict = rejecting(409, [{ code: "stale" }], sampleStaffGiveaway({ version: 7 }));
    expect(await visit("2", { [`PUT ${PLACE}`]: conflict }, EDITED).send()).toMatchObject({
      init: { status: 409 },
      data: { version: 7, values: { "items_text.en.title": "Four boards" } },
    });
  });

  it("adds and removes rows without a request", async () => {
    const { calls, send } = visit("2", {}, { ...EDITED, deed: "items:add:items_prize" });
    expect(await send()).toMatchObject({
      data: { deed: "save", values: { "items_prize.0.name": "Board 240", "items_prize.1.key": "new2" } },
    });
    expect(calls).toEqual([]);
  });
});

describe("publishing and removing", () => {
  it.each([
    ["publish", "POST", "/publish", "published"],
    ["unpublish", "POST", "/unpublish", "unpublished"],
    ["remove", "DELETE", "", "removed"],
    ["restore", "POST", "/restore", "restored"],
  ])("%s leads to the page that says so", async (deed, method, path, done) => {
    const { calls, send } = visit(
      "2",
      { [`${method} ${PLACE}${path}`]: sampleStaffGiveaway() },
      { deed, version: "4" },
    );
    expect(location(await send())).toBe(`/admin/giveaways/2?done=${done}`);
    expect(calls[0]?.init?.body).toEqual(deed === "publish" ? { version: 4 } : undefined);
  });

  it("says what is missing to publish", async () => {
    const missing = rejecting(422, [
      { code: "required", field: "items_text.0.rules" },
      { code: "required", field: "items_category" },
    ]);
    const answer = await visit(
      "2",
      { [`POST ${PLACE}/publish`]: missing },
      { deed: "publish", version: "4" },
    ).send();
    expect(answer).toMatchObject({
      data: {
        deed: "publish",
        errors: {
          fields: {
            "items_text.0.rules": expect.stringMatching(/./),
            items_category: "Add a category to enter.",
          },
        },
      },
    });
  });

  it.each([
    ["unpublish", 422, { code: "not_empty", field: "id", params: { count: 3 } }, "Growers have entered"],
    ["unpublish", 403, { code: "no_right" }, "permission"],
  ] as const)("says why it can't %s (%i)", async (deed, status, problem, text) => {
    const api = { [`POST ${PLACE}/${deed}`]: rejecting(status, [problem]) };
    expect(await visit("2", api, { deed }).send()).toMatchObject({
      init: { status },
      data: { errors: { form: expect.stringContaining(text) } },
    });
  });

  it("knows no deeds for a new one, and no other deeds", async () => {
    await expect(visit("new", {}, { deed: "publish" }).send()).rejects.toMatchObject({
      init: { status: 404 },
    });
    await expect(visit("2", {}, { deed: "draw" }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
