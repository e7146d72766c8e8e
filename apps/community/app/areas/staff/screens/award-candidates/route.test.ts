import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleAward } from "../../shared/ballots/testing/sample-award.ts";
import { action, handle, loader } from "./route.tsx";

const AWARD = "/staff/awards/{year}";
const PLACE = `${AWARD}/nominations/{nomination}/candidates`;
const candidate: Schema<"StaffAwardCandidate"> = {
  ...{ content_id: 12, name: "Night Plum", link: "/diaries/12-night-plum", avatar: null, is_shown: true },
  item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
};
const list: Schema<"StaffAwardCandidateList"> = { items: [candidate], total: 51, start: 50, limit: 50 };
const page = { [`GET ${AWARD}`]: sampleAward(), [`GET ${PLACE}`]: list };

function visit(
  path: string,
  api: Record<string, unknown>,
  fields?: Record<string, string>,
  [year, nomination] = ["2026", "4"],
) {
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  const args = { request, context, params: { year, nomination } };
  return { calls, load: () => loader(args), send: () => action(args) };
}
const PATH = "/admin/awards/2026/4";
const location = (answer: unknown) => (answer as Response).headers.get("location");

it("/admin/awards/:year/:nomination is for administrators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["admin"], isPrivate: true });
});

describe("the page of candidates", () => {
  it("shows a page of a nomination's candidates, and what was just done", async () => {
    const { calls, load } = visit(`${PATH}?start=50&done=added&count=2`, page);
    const { page: shown, head } = await load();
    expect(head).toMatchObject({ title: "Diary of the year: Candidates", isIndexed: false });
    expect(calls.at(-1)?.init?.params).toEqual({
      path: { year: 2026, nomination: 4 },
      query: { start: 50, limit: 50 },
    });
    expect(shown).toMatchObject({
      candidates: {
        ...{ year: 2026, nomination: 4, name: "Diary of the year", type: "diary", closed: null },
        ...{ isShort: false, total: 51, page: 2, pages: 2 },
        awards: { href: "/admin/awards/2026", title: "Grow awards 2026" },
        rows: [{ id: 12, name: "Night Plum", href: "/diaries/12-night-plum", author: "tessellate" }],
      },
      done: { deed: "added", count: 2 },
    });
  });

  it("says why candidates stay as they are", async () => {
    const closed = async (change: Partial<Schema<"StaffAward">>) =>
      (await visit(PATH, { ...page, [`GET ${AWARD}`]: sampleAward(change) }).load()).page.candidates.closed;
    expect(await closed({ is_fixed: true, is_over: true })).toBe("over");
    expect(await closed({ is_fixed: true, date_end: "2020-01-01T00:00:00.000Z" })).toBe("ended");
    expect(await closed({ is_fixed: true, date_end: "2099-01-01T00:00:00.000Z" })).toBeNull();
  });

  it.each([
    ["2026", "99"],
    ["2026", "x"],
    ["1999", "4"],
  ])("returns 404 for the awards %s and the nomination %s", async (year, nomination) => {
    await expect(visit(PATH, page, undefined, [year, nomination]).load()).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("adding", () => {
  it("sends the chosen thing and each line that names one", async () => {
    const { calls, send } = visit(
      PATH,
      { [`POST ${PLACE}`]: { items: [candidate, candidate] } },
      { deed: "add", thing: "Night Plum", thing_id: "12", lines: " /diaries/13 \r\n\r\nLantern light" },
    );
    expect(location(await send())).toBe(`${PATH}?done=added&count=2`);
    expect(calls[0]?.init).toMatchObject({
      params: { path: { year: 2026, nomination: 4 } },
      body: { items: ["12", "/diaries/13", "Lantern light"] },
    });
  });

  it("sends what was typed without scripts", async () => {
    const { calls, send } = visit(
      PATH,
      { [`POST ${PLACE}`]: { items: [candidate] } },
      { deed: "add", thing: "Night Plum", lines: "" },
    );
    await send();
    expect(calls[0]?.init?.body).toEqual({ items: ["Night Plum"] });
  });

  it("keeps what was typed when it is rejected, with each message at its field and line", async () => {
    const fields = { deed: "add", thing: "Fog", thing_id: "", lines: "/diaries/13\n\n/diaries/99" };
    const rejected = rejecting(422, [
      { code: "unknown_reference", field: "items.0" },
      { code: "taken", field: "items.1" },
      { code: "unknown_reference", field: "items.2" },
    ]);
    expect(await visit(PATH, { [`POST ${PLACE}`]: rejected }, fields).send()).toMatchObject({
      init: { status: 422 },
      data: {
        deed: "add",
        values: { thing: "Fog", lines: "/diaries/13\n\n/diaries/99" },
        errors: {
          form: null,
          fields: {
            thing: expect.stringContaining("Nothing public found"),
            "lines.1": "Already a candidate.",
            "lines.3": expect.stringContaining("Nothing public found"),
          },
        },
      },
    });
  });

  it("asks for something when nothing was chosen", async () => {
    const rejected = rejecting(422, [{ code: "too_few", field: "items", params: { min: 1 } }]);
    const api = { [`POST ${PLACE}`]: rejected };
    expect(await visit(PATH, api, { deed: "add", thing: "", lines: "" }).send()).toMatchObject({
      data: { errors: { fields: { thing: "Choose what to add." } } },
    });
  });
});

describe("the other buttons", () => {
  it("add the favourites of the year, and remove a candidate", async () => {
    const suggested = visit(PATH, { [`POST ${PLACE}/suggest`]: { items: [] } }, { deed: "suggest" });
    expect(location(await suggested.send())).toBe(`${PATH}?done=suggested&count=0`);
    const removed = visit(
      PATH,
      { [`DELETE ${PLACE}/{content}`]: { id: 12 } },
      { deed: "remove", content: "12" },
    );
    expect(location(await removed.send())).toBe(`${PATH}?done=removed`);
    expect(removed.calls[0]?.init?.params).toEqual({ path: { year: 2026, nomination: 4, content: 12 } });
  });

  it.each([
    ["not_empty", "content", "Growers voted for it"],
    ["too_few", "content", "need 2 public candidates"],
    ["closed", "year", "Voting has ended"],
  ] as const)("tell why a candidate cannot be removed: %s", async (code, field, words) => {
    const api = { [`DELETE ${PLACE}/{content}`]: rejecting(422, [{ code, field }]) };
    expect(await visit(PATH, api, { deed: "remove", content: "12" }).send()).toMatchObject({
      data: { deed: "remove", errors: { fields: { [field]: expect.stringContaining(words) } } },
    });
  });

  it("return 404 when they are unknown", async () => {
    await expect(visit(PATH, {}, { deed: "burn" }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
