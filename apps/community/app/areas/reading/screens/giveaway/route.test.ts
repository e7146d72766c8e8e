import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleGiveaway } from "../../giveaways/sample-giveaway.ts";
import { action, loader } from "./route.tsx";

const path = "/giveaways/2-three-boards";
const GET = "GET /giveaways/{id}";
const JOIN = "GET /giveaways/{id}/join/{x}";
const comments = { items: [], total: 0, start: 0, limit: 20 };

function visit(at: string, { cookie = "", api = {} as Record<string, unknown> } = {}) {
  const { context, calls } = fakeContext({
    path: at,
    cookie,
    api: { [GET]: sampleGiveaway(), "GET /comments/{type}/{id}": comments, ...api },
  });
  const giveaway = context.url.pathname.split("/")[2] ?? "";
  return { args: { request: new Request(context.url), context, params: { giveaway } }, calls };
}
const thrownBy = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown);

describe("the page of a giveaway", () => {
  it("shows categories with their entries, and asks for no candidates before the reader does", async () => {
    const { args, calls } = visit(path);
    const { giveaway } = await loader(args);
    expect(calls.map(({ path: called }) => called)).toEqual(["/giveaways/{id}", "/comments/{type}/{id}"]);
    expect(calls[0]?.init?.params).toEqual({ path: { id: 2 }, query: { lang: "en", start: 0, limit: 24 } });
    expect(giveaway).toMatchObject({ here: path, isVoted: true, countries: ["AT", "DE"] });
    expect(giveaway.categories[0]).toMatchObject({
      page: 1,
      pages: 2,
      votesLeft: 2,
      mine: null,
      candidates: null,
    });
  });

  it("loads the reader's own things when they want to enter a category", async () => {
    const items = [
      {
        ...{
          content_type: "week",
          content_id: 9,
          name: "Window",
          link: "/diaries/1/week/9",
          item_photo: null,
        },
        ...{ item_week: { days: 9, faza: 1 }, can_join: false, reason: "not_complete" },
      },
    ];
    const { args, calls } = visit(`${path}?enter=5&things=3`, {
      cookie: "token=abc",
      api: { [JOIN]: { items, total: 80, start: 48, limit: 24 } },
    });
    const { giveaway } = await loader(args);
    expect(calls.find(({ path: called }) => called.endsWith("{x}"))?.init?.params).toMatchObject({
      ...{ path: { id: 2, x: 5 }, query: { start: 48, limit: 24 } },
    });
    expect(giveaway.categories[0]?.candidates).toMatchObject({
      ...{ page: 3, pages: 4 },
      items: [{ id: 9, reason: "not_complete", week: { key: "week9", faza: 1 } }],
    });
  });

  it("loads another page of the entries of one category", async () => {
    const { args, calls } = visit(`${path}?category=5&page=2`);
    const { giveaway, head } = await loader(args);
    const asked = calls.filter(({ path: called }) => called === "/giveaways/{id}");
    expect(asked.map(({ init }) => init?.params?.query)).toEqual([
      { lang: "en", start: 0, limit: 24 },
      { lang: "en", start: 24, limit: 24, category_id: 5 },
    ]);
    expect(giveaway.categories[0]).toMatchObject({ page: 2, pages: 2 });
    expect(giveaway.here).toBe(`${path}?category=5&page=2`);
    expect(head).toMatchObject({ canonical: path, isIndexed: false });
  });

  it.each(["category=5&page=3", "category=9&page=2"])(
    "returns 404 for %s, which is not there",
    async (search) => {
      await expect(loader(visit(`${path}?${search}`).args)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it.each(["page=2", "category=x&page=2", "category=5&page=0", "things=2"])(
    "ignores %s, which makes no sense",
    async (search) => {
      const { args, calls } = visit(`${path}?${search}`);
      expect((await loader(args)).giveaway.here).toBe(path);
      expect(calls.filter(({ path: called }) => called === "/giveaways/{id}")).toHaveLength(1);
    },
  );

  it("sends a guest who wants to enter to sign in, and back", async () => {
    const answer = await thrownBy(loader(visit(`${path}?enter=5`).args));
    expect((answer as Response).headers.get("location")).toBe(
      `/auth/signin?return_path=${encodeURIComponent(`${path}?enter=5`)}`,
    );
  });

  it.each(["/giveaways/2?lang=de", "/giveaways/2-boards?lang=de"])(
    "redirects %s to the present address",
    async (at) => {
      const answer = await thrownBy(loader(visit(at).args));
      expect((answer as Response).status).toBe(301);
      expect((answer as Response).headers.get("location")).toBe(`${path}?lang=de`);
    },
  );

  it.each(["/giveaways/boards", "/giveaways/0"])(
    "returns 404 for %s before the api is called",
    async (at) => {
      const { args, calls } = visit(at);
      await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } });
      expect(calls).toEqual([]);
    },
  );

  it("is an online Event for search engines, which says nothing about votes", async () => {
    const { head } = await loader(visit(path).args);
    expect(head).toMatchObject({
      title: "Three boards · Giveaway",
      description: "For growers who write.",
      canonical: path,
      jsonLd: {
        "@type": "Event",
        startDate: "2026-09-01T00:00:00.000Z",
        endDate: "2026-09-30T22:00:00.000Z",
        url: `https://grow.example${path}`,
        organizer: { name: "Halden Lights", url: "https://grow.example/grow-lights/halden" },
      },
    });
    expect(JSON.stringify(head)).not.toMatch(/votes|Diary 30/);
  });
});

async function send(
  fields: Record<string, string>,
  api: Record<string, unknown>,
  { cookie = "token=abc", search = "" } = {},
) {
  const { context, calls } = fakeContext({ path: path + search, api, cookie });
  const sent = action({
    request: formRequest(path + search, fields),
    context,
    params: { giveaway: "2-three-boards" },
  });
  return { answer: await thrownBy(sent), calls };
}
const refusing = (status: number, details: Parameters<typeof refusal>[1]) => () => {
  throw refusal(status, details);
};

describe("the forms of a giveaway", () => {
  it.each([
    [{ intent: "join", content: "12" }, "/join", { category_id: 5, content_id: 12 }, "category-5"],
    [{ intent: "withdraw" }, "/withdraw", { category_id: 5 }, "category-5"],
    [{ vote: "301" }, "/vote", { category_id: 5, contest_id: 301, is_vote: true }, "entry-301"],
    [{ unvote: "301" }, "/vote", { category_id: 5, contest_id: 301, is_vote: false }, "entry-301"],
    [{ intent: "accept" }, "/answer", { category_id: 5, is_accept: true }, "category-5"],
    [{ intent: "decline" }, "/answer", { category_id: 5, is_accept: false }, "category-5"],
  ])("send %j and return to where it was pressed", async (fields, called, body, anchor) => {
    const { answer, calls } = await send(
      { category: "5", ...fields },
      {
        [`POST /giveaways/{id}${called}`]: sampleGiveaway(),
      },
    );
    expect(calls[0]?.init).toMatchObject({ params: { path: { id: 2 } }, body });
    expect((answer as Response).headers.get("location")).toBe(`${path}#${anchor}`);
  });

  it("stay on the page of entries, and leave the steps that are done", async () => {
    const search = "?category=5&page=2&enter=5&things=2&decline=5";
    const api = {
      "POST /giveaways/{id}/vote": sampleGiveaway(),
      "POST /giveaways/{id}/join": sampleGiveaway(),
    };
    const voted = await send({ category: "5", vote: "301" }, api, { search });
    expect((voted.answer as Response).headers.get("location")).toBe(`${path}${search}#entry-301`);
    const joined = await send({ category: "5", intent: "join", content: "12" }, api, { search });
    expect((joined.answer as Response).headers.get("location")).toBe(`${path}?category=5&page=2#category-5`);
  });

  it("lead a guest to sign in and back, without a request", async () => {
    const { answer, calls } = await send(
      { category: "5", vote: "301" },
      {},
      { cookie: "", search: "?category=5&page=2" },
    );
    expect((answer as Response).headers.get("location")).toBe(
      `/auth/signin?return_path=${encodeURIComponent(`${path}?category=5&page=2#entry-301`)}`,
    );
    expect(calls).toEqual([]);
  });

  it.each([
    [
      [{ code: "not_allowed", field: "content_id", params: { reason: "not_finished" } }] as const,
      "Needs a harvest first",
    ],
    [
      [{ code: "too_many", field: "contest_id", params: { max: 3 } }] as const,
      "You've used all your votes here (3). Take one back to vote for this.",
    ],
    [[{ code: "not_allowed", field: "contest_id" }] as const, "That's your own entry. Vote for another one."],
    [[{ code: "closed" }] as const, "Too late: that's closed in this giveaway."],
  ])("say at the entry what was refused: %j", async (details, error) => {
    const { answer } = await send(
      { category: "5", vote: "301" },
      { "POST /giveaways/{id}/vote": refusing(422, [...details]) },
    );
    expect(answer).toMatchObject({ data: { category: 5, entry: 301, error }, init: { status: 422 } });
  });

  it("say at the category what was refused of its own forms", async () => {
    const refused = refusing(422, [{ code: "not_allowed", params: { reason: "under_age" } }]);
    const { answer } = await send(
      { category: "5", intent: "join", content: "12" },
      { "POST /giveaways/{id}/join": refused },
    );
    expect(answer).toMatchObject({ data: { category: 5, entry: null }, init: { status: 422 } });
  });

  it("return 404 for a form that names nothing", async () => {
    expect((await send({ category: "5" }, {})).answer).toMatchObject({ init: { status: 404 } });
  });
});
