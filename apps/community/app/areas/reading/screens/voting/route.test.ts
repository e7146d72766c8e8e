import { pageMeta } from "@grow/app-kit/request/head.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const path = "/journal/voting/3";
const VOTE = "POST /blogs/votes/{id}/vote";

const voting = {
  id: 3,
  title: "What should we test next?",
  text: "Five subjects.",
  link: path,
  lang: "en",
  cover: null,
  options: [
    { id: 11, text: "Slow drying", note: "", item_user: null, cnt_votes: null },
    { id: 12, text: "Cube or paper", note: "", item_user: null, cnt_votes: null },
  ],
  results: "after_vote",
  is_result: false,
  cnt_votes: null,
  date_start: "2026-11-11T08:00:00.000Z",
  date_end: "2026-12-02T12:30:00.000Z",
  is_open: true,
  my_option_id: null,
};

async function load(id: string, locale: "en" | "de" = "en") {
  const { context, calls } = fakeContext({
    path: `/journal/voting/${id}`,
    locale,
    api: { "GET /blogs/voting/{id}": voting },
  });
  const data = await loader({ request: new Request(context.url), context, params: { id } });
  return { data, calls };
}

describe("the page of a voting", () => {
  it("asks for it in the reader's language", async () => {
    const { data, calls } = await load("3", "de");
    expect(calls[0]?.init?.params).toEqual({ path: { id: 3 }, query: { lang: "de" } });
    expect(data.voting).toMatchObject({ id: 3, votes: null, hasVoted: false });
  });

  it("says nothing about votes in its head", async () => {
    const { data } = await load("3");
    const matches = [{ id: "root", data: { origin: "https://grow.example" } }];
    const tags = JSON.stringify(pageMeta({ data, matches, location: { search: "" } }));
    expect(tags).toContain("Five subjects.");
    expect(tags).not.toMatch(/Slow drying|votes|ld\+json/);
  });

  it.each(["x", "0", "3-what-next", "1234567890123456"])(
    "returns 404 for %s before the api is called",
    async (id) => {
      await expect(load(id)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});

async function post(fields: Record<string, string>, api: Record<string, unknown>, cookie = "token=abc") {
  const { context, calls } = fakeContext({ path, api, cookie });
  const sent = action({ request: formRequest(path, fields), context, params: { id: "3" } });
  return { answer: await sent.catch((thrown: unknown) => thrown), calls };
}

const fields = { intent: "vote", voting: "3", option: "12" };

describe("a vote", () => {
  it("is sent, and redirects back to the voting", async () => {
    const { answer, calls } = await post(fields, { [VOTE]: { ...voting, my_option_id: 12 } });
    expect(calls[0]?.init).toMatchObject({ params: { path: { id: 3 } }, body: { option_id: 12 } });
    expect((answer as Response).headers.get("location")).toBe(`${path}#voting-3`);
    expect((answer as Response).headers.has("x-remix-revalidate")).toBe(true);
  });

  it("of a guest leads to sign in and back, without a request", async () => {
    const { answer, calls } = await post(fields, {}, "");
    expect((answer as Response).headers.get("location")).toBe(
      `/auth/signin?return_path=${encodeURIComponent(`${path}#voting-3`)}`,
    );
    expect(calls).toEqual([]);
  });

  it("that comes too late says so", async () => {
    const closed = () => {
      throw refusal(422, [{ code: "closed" }]);
    };
    const { answer } = await post(fields, { [VOTE]: closed });
    expect(answer).toMatchObject({
      data: { voting: 3, voteError: "Too late: voting has ended. Your vote wasn't counted." },
      init: { status: 422 },
    });
  });

  it("beyond the rate limit keeps the page and says so", async () => {
    const limited = () => {
      throw refusal(429, [{ code: "rate_limited", params: { retry_after: 60 } }]);
    };
    const { answer } = await post(fields, { [VOTE]: limited });
    expect(answer).toMatchObject({ data: { voting: 3 }, init: { status: 429 } });
  });

  it("for nothing is a 404", async () => {
    const { answer } = await post({ intent: "vote", voting: "3" }, {});
    expect(answer).toMatchObject({ init: { status: 404 } });
  });
});
