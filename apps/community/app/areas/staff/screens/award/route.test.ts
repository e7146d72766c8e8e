import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleAward } from "../../shared/ballots/testing/sample-award.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/awards/{year}";
const log = { items: [], total: 0, start: 0, limit: 20 };
const page = { [`GET ${PLACE}`]: sampleAward(), [`GET ${PLACE}/changes`]: log };
const EDITED = {
  deed: "save",
  version: "2",
  lang: "en",
  "items_text.en.title": "Grow awards",
  "items_nomination.0.key": "4",
  "items_nomination.0.content_type": "diary",
  "items_nomination.0.items_text.en.name": "Diary of the year",
  date_start: "2026-11-01",
  "date_start.time": "02:00",
  date_end: "2026-12-31",
  "date_end.time": "23:59",
  date_result: "2027-01-10",
  "date_result.time": "20:00",
};

function visit(year: string, api: Record<string, unknown>, fields?: Record<string, string>, query = "") {
  const path = `/admin/awards/${year}${query}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  const args = { request, context, params: { year } };
  return { calls, load: () => loader(args), send: () => action(args) };
}

const location = (answer: unknown) => (answer as Response).headers.get("location");

it("/admin/awards/:year is for administrators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["admin"], isPrivate: true });
});

describe("the page of awards", () => {
  it("shows their texts, nominations and changes", async () => {
    const { page: shown, head } = await visit("2026", page).load();
    expect(head).toMatchObject({ title: "Edit awards: Grow awards 2026", isIndexed: false });
    expect(shown).toMatchObject({
      award: { year: 2026, version: 2, fixedTypes: { 4: "diary" }, link: "/awards/2026" },
      values: { "items_nomination.1.key": "5", "items_nomination.1.content_type": "user" },
    });
  });

  const newest = { "GET /staff/awards": { items: [{ year: 2026 }], total: 1 } };

  it("offers the year after the newest ones, whose nominations it can copy", async () => {
    const { page: shown } = await visit("new", newest).load();
    expect(shown).toMatchObject({
      award: null,
      values: { year: "2027" },
      copied: { year: 2026, isDone: false },
    });
    const copy = await visit("new", { ...newest, ...page }, undefined, "?copy=2026").load();
    expect(copy.page).toMatchObject({
      values: { year: "2027", "items_nomination.1.items_text.en.name": "Grower of the year" },
      copied: { year: 2026, isDone: true },
    });
  });

  it("has nothing to copy for the first awards", async () => {
    const none = { "GET /staff/awards": { items: [], total: 0 } };
    expect((await visit("new", none).load()).page.copied).toBeNull();
  });

  it.each(["x", "1999", "20260"])("returns 404 for %s", async (year) => {
    await expect(visit(year, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("saving", () => {
  it("sends texts, nominations and dates with the version", async () => {
    const { calls, send } = visit("2026", { [`PUT ${PLACE}`]: sampleAward() }, EDITED);
    expect(location(await send())).toBe("/admin/awards/2026?done=saved");
    expect(calls[0]?.init?.body).toEqual({
      version: 2,
      lang: "en",
      items_text: [{ lang: "en", title: "Grow awards", text: "" }],
      items_nomination: [
        { id: 4, content_type: "diary", items_text: [{ lang: "en", name: "Diary of the year", text: "" }] },
      ],
      date_start: "2026-11-01T00:00:00.000Z",
      date_end: "2026-12-31T21:59:00.000Z",
      date_result: "2027-01-10T18:00:00.000Z",
    });
  });

  it("creates new ones with their year", async () => {
    const api = { "POST /staff/awards": sampleAward({ year: 2027 }) };
    const { calls, send } = visit("new", api, { ...EDITED, year: "2027" });
    expect(location(await send())).toBe("/admin/awards/2027?done=saved");
    expect(calls[0]?.init?.body).toMatchObject({ year: 2027 });
  });

  it("keeps what was typed when the api rejects it, with each message at its field", async () => {
    const rejected = rejecting(422, [
      { code: "not_allowed", field: "items_nomination" },
      { code: "closed", field: "date_end" },
      { code: "not_empty", field: "items_nomination.0.content_type" },
    ]);
    expect(await visit("2026", { [`PUT ${PLACE}`]: rejected }, EDITED).send()).toMatchObject({
      init: { status: 422 },
      data: {
        values: { "items_text.en.title": "Grow awards" },
        errors: {
          form: null,
          fields: {
            items_nomination: expect.stringContaining("can't be removed"),
            date_end: expect.stringContaining("can't move"),
            "items_nomination.0.content_type": expect.stringMatching(/./),
          },
        },
      },
    });
  });

  it("keeps what was typed when another user saved first", async () => {
    const conflict = rejecting(409, [{ code: "stale" }], sampleAward({ version: 7 }));
    expect(await visit("2026", { [`PUT ${PLACE}`]: conflict }, EDITED).send()).toMatchObject({
      init: { status: 409 },
      data: { version: 7 },
    });
  });
});

describe("changing their state", () => {
  it("saves first, and publishes what was saved", async () => {
    const api = { [`PUT ${PLACE}`]: sampleAward({ version: 3 }), [`POST ${PLACE}/publish`]: sampleAward() };
    const { calls, send } = visit("2026", api, { ...EDITED, deed: "publish" });
    expect(location(await send())).toBe("/admin/awards/2026?done=published");
    expect(calls[1]?.init).toMatchObject({ body: { version: 3 } });
  });

  it("hides them, and deletes a draft", async () => {
    const hide = await visit(
      "2026",
      { [`POST ${PLACE}/unpublish`]: sampleAward() },
      { deed: "unpublish" },
    ).send();
    expect(location(hide)).toBe("/admin/awards/2026?done=unpublished");
    const gone = await visit("2026", { [`DELETE ${PLACE}`]: { id: 2026 } }, { deed: "delete" }).send();
    expect(location(gone)).toBe("/admin/awards?done=deleted");
  });

  it("tells why they cannot be deleted", async () => {
    const api = { [`DELETE ${PLACE}`]: rejecting(422, [{ code: "not_empty", field: "year" }]) };
    expect(await visit("2026", api, { deed: "delete" }).send()).toMatchObject({
      data: { deed: "delete", errors: { fields: { year: expect.stringContaining("can't be deleted") } } },
    });
  });

  it.each([
    ["2026", "burn"],
    ["new", "delete"],
  ])("returns 404 for %s with the deed %s", async (year, deed) => {
    await expect(visit(year, {}, { deed }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
