import { pageMeta } from "@grow/app-kit/request/head.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleAward, sampleCandidate, sampleResults } from "../../shared/testing/sample-award.ts";
import { action, loader } from "./route.tsx";

const path = "/awards/2026";
const VOTE = "POST /awards/{x}/{y}/votes";

async function load(at: string, api: Record<string, unknown>, locale: "en" | "de" = "en") {
  const { context, calls } = fakeContext({ path: at, locale, api });
  const year = context.url.pathname.split("/")[2];
  const params = year === undefined ? {} : { year };
  return { data: await loader({ request: new Request(context.url), context, params }), calls };
}
const award = (answer: unknown) => ({ "GET /awards/{x}": answer });
const missing = () => {
  throw refusal(404, [{ code: "not_found" }]);
};
const tagsOf = (data: unknown, search = "") =>
  JSON.stringify(
    pageMeta({
      data,
      matches: [{ id: "root", data: { origin: "https://grow.example" } }],
      location: { search },
    }),
  );

describe("the page of the awards", () => {
  it("asks for a year in the reader's language, and for the newest awards without one", async () => {
    const { calls, data } = await load(path, award(sampleAward()), "de");
    expect(calls[0]?.init?.params).toEqual({ path: { x: "2026" }, query: { lang: "de" } });
    expect(data.head).toMatchObject({ canonical: path, isIndexed: true });
    const latest = await load("/awards", award(sampleAward()));
    expect(latest.calls[0]?.init?.params?.path).toEqual({ x: "latest" });
    expect(latest.data.head).toMatchObject({ canonical: path, title: "Grow awards 2026: growers vote" });
  });

  it("shows the newest awards that have begun, and those of a year that comes only by its own address", async () => {
    const years = [2027, 2026].map((year) => ({ year, title: "", link: `/awards/${year}`, is_open: false }));
    const dates = { date_start: "2999-11-01T00:00:00.000Z", is_open: false };
    const next = sampleAward({ year: 2027, link: "/awards/2027", ...dates, items_year: years });
    const api = {
      "GET /awards/{x}": ({ init }: { init: { params: { path: { x: string } } } }) =>
        init.params.path.x === "2026" ? sampleAward({ items_year: years }) : next,
    };
    const latest = await load("/awards", api);
    expect(latest.calls.map(({ init }) => init?.params?.path)).toEqual([{ x: "latest" }, { x: "2026" }]);
    expect(latest.data).toMatchObject({ award: { year: 2026 }, head: { canonical: "/awards/2026" } });
    expect((await load("/awards/2027", api)).data).toMatchObject({ award: { year: 2027, state: "before" } });
    const only = { "GET /awards/{x}": { ...next, items_year: years.slice(0, 1) } };
    expect((await load("/awards", only)).data).toMatchObject({ award: { year: 2027 } });
  });

  it("searches in the shown nomination, and is not indexed then", async () => {
    const found = { items: [sampleCandidate(11)], total: 1, start: 0, limit: 20 };
    const at = `${path}?nomination=5&query=hin`;
    const { calls, data } = await load(at, { ...award(sampleAward()), "GET /ref/awards/{s}": found });
    expect(calls[1]?.init?.params).toEqual({ path: { s: "hin" }, query: { nomination_id: 5, limit: 20 } });
    expect(data.head).toMatchObject({ canonical: path, isIndexed: false });
    expect(data.award?.current?.candidates.map(({ id }) => id)).toEqual([11]);
  });

  it.each([
    ["..", ".. ", ".."],
    [".", ". ", "."],
    ["...", "...", "..."],
    [`${"a".repeat(99)}🌱🌱`, `${"a".repeat(99)}🌱`, `${"a".repeat(99)}🌱`],
  ])("searches for %j within its path, with whole characters", async (query, s, shown) => {
    const nothing = { items: [], total: 0, start: 0, limit: 20 };
    const at = `${path}?${new URLSearchParams({ query })}`;
    const { calls, data } = await load(at, { ...award(sampleAward()), "GET /ref/awards/{s}": nothing });
    expect(calls[1]?.init?.params?.path).toEqual({ s });
    expect(data.award?.current?.query).toBe(shown);
  });

  it("names no candidate in its head before the results, and the winners afterwards", async () => {
    const { data } = await load(path, award(sampleAward()));
    expect(tagsOf(data)).not.toMatch(/Diary \d|hinterhof|\/media\//);
    const results = await load(path, award(sampleResults()));
    expect(results.data.head.title).toBe("Grow awards 2026: the winners");
    expect(tagsOf(results.data)).toMatch(/Diary 12/);
    expect(tagsOf(results.data)).toContain(`/media/${"a".repeat(32)}/1200.webp`);
  });

  it.each(["20", "1999", "x", "latest"])(
    "returns 404 for the year %s before the api is called",
    async (year) => {
      await expect(load(`/awards/${year}`, {})).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it("returns 404 for a year without awards, and an empty page on a site that has held none", async () => {
    await expect(load("/awards/2019", award(missing))).rejects.toMatchObject({ status: 404 });
    const { data } = await load("/awards", award(missing));
    expect(data).toMatchObject({ award: null, head: { isIndexed: false } });
  });
});

async function post(fields: Record<string, string>, api: Record<string, unknown>, cookie = "token=abc") {
  const at = `${path}?nomination=4`;
  const { context, calls } = fakeContext({ path: at, api, cookie });
  const sent = action({ request: formRequest(at, fields), context, params: { year: "2026" } });
  return { answer: await sent.catch((thrown: unknown) => thrown), calls };
}

const fields = { nomination: "4", content: "12" };
const refused = (status: number, details: Parameters<typeof refusal>[1]) => () => {
  throw refusal(status, details);
};

describe("a vote in the awards", () => {
  it("is sent, and redirects back to the nomination", async () => {
    const { answer, calls } = await post(fields, { [VOTE]: {} });
    expect(calls[0]?.init).toMatchObject({ params: { path: { x: "2026", y: 4 } }, body: { content_id: 12 } });
    expect((answer as Response).headers.get("location")).toBe(`${path}?nomination=4#nomination-4`);
    expect((answer as Response).headers.has("x-remix-revalidate")).toBe(true);
  });

  it("of a guest leads to sign in and back, without a request", async () => {
    const { answer, calls } = await post(fields, {}, "");
    const back = encodeURIComponent(`${path}?nomination=4#nomination-4`);
    expect((answer as Response).headers.get("location")).toBe(`/auth/signin?return_path=${back}`);
    expect(calls).toEqual([]);
  });

  it.each([
    [422, [{ code: "closed" }], "Voting is closed. Your vote wasn't counted.", false],
    [
      422,
      [{ code: "not_allowed", field: "content_id" }],
      "You can't vote for yourself, your own content or your own brand.",
      false,
    ],
    [
      422,
      [{ code: "unknown_reference", field: "content_id" }],
      "This candidate is no longer public. Choose another one.",
      false,
    ],
    [403, [{ code: "no_right" }], "Confirm your email to vote.", true],
  ] as const)("that is refused with %i %j says why", async (status, details, voteError, isUnconfirmed) => {
    const { answer } = await post(fields, { [VOTE]: refused(status, [...details]) });
    expect(answer).toMatchObject({ data: { nomination: 4, voteError, isUnconfirmed }, init: { status } });
  });

  it("beyond the rate limit keeps the page and says so", async () => {
    const limited = refused(429, [{ code: "rate_limited", params: { retry_after: 60 } }]);
    const { answer } = await post(fields, { [VOTE]: limited });
    expect(answer).toMatchObject({ data: { nomination: 4 }, init: { status: 429 } });
  });

  it("for nothing is a 404", async () => {
    const { answer } = await post({ nomination: "4" }, {});
    expect(answer).toMatchObject({ init: { status: 404 } });
  });
});
