import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { commentsRequest } from "../../../../shared/talk/block/comments-request.ts";
import { sampleDiary, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { action, loader } from "./route.tsx";
import { type AskedComments, diaryView } from "./view.ts";

const GROWER = 7;
const { id: DIARY_ID, link: DIARY } = sampleDiary([]);
const ADDRESS = DIARY.split("/").at(-1) ?? "";

const comment = (change: Partial<Schema<"Comment">> = {}): Schema<"Comment"> => ({
  id: 70,
  parent_id: null,
  text: "Beautiful plant.",
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_user: { id: GROWER, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
  cnt_likes: 2,
  cnt_childs: 0,
  is_like: false,
  is_remove: false,
  replies: { items_comment: [] },
  ...change,
});
const list = (items: Schema<"Comment">[], total = items.length): Schema<"CommentList"> => ({
  items,
  total,
  start: 0,
  limit: 20,
});
const shown = (
  items: Schema<"Comment">[],
  {
    total = items.length,
    on = "diary",
    search = "",
  }: { total?: number; on?: AskedComments["on"]; search?: string } = {},
) => {
  const request = commentsRequest(new URLSearchParams(search));
  const diary = sampleDiary([sampleWeek()], { cnt_comments: 12 });
  return diaryView(diary, 181, { list: list(items, total), request, on }, undefined, METRIC).comments;
};

describe("comments of a diary's page", () => {
  it("mark those of the author", () => {
    const items = shown([comment(), comment({ id: 71, item_user: null })])?.items;
    expect(items?.map((one) => one.isGrowers)).toEqual([true, false]);
  });

  it("have a link to more", () => {
    expect(shown([comment()], { total: 21 })?.more).toBe("?limit=40");
    expect(shown([comment()])?.more).toBeNull();
  });

  it("keep a placeholder of a removed one with replies, mark edited ones, and count replies", () => {
    const [removed, edited] =
      shown([
        comment({ is_remove: true, text: "", cnt_childs: 120 }),
        comment({ id: 71, update_date: "2026-09-15T08:30:00.000Z" }),
      ])?.items ?? [];
    expect(removed).toMatchObject({ isRemoved: true, isEdited: false, answers: 120 });
    expect(edited).toMatchObject({ isRemoved: false, isEdited: true });
  });

  it("are about the diary, or about the week in the URL, with a link to the other", () => {
    const diary = { type: "diary", id: DIARY_ID, count: 13 };
    const week = { type: "week", id: 181, count: 1 };
    expect(shown([])).toMatchObject({ about: diary, beside: week });
    expect(shown([], { on: "week", search: "comment=70" })).toMatchObject({
      about: week,
      beside: diary,
      wanted: 70,
    });
  });
});

it("the comments of a diary link to those on its other weeks, with their number", () => {
  const weeks = [
    sampleWeek({ id: 179, name: "week9", cnt_comments: 4 }),
    sampleWeek({ id: 180, name: "week10", cnt_comments: 0 }),
    sampleWeek({ id: 181, name: "week11", cnt_comments: 2 }),
    sampleWeek({ id: 182, name: "week12", cnt_comments: 3 }),
  ];
  const request = commentsRequest(new URLSearchParams());
  const diary = sampleDiary(weeks, { cnt_comments: 12 });
  const of = (on: AskedComments["on"]) =>
    diaryView(diary, 181, { list: list([]), request, on }, undefined, METRIC).comments;
  expect(of("diary")).toMatchObject({
    about: { type: "diary", count: 21 },
    weeks: [
      { id: 182, name: "week12", count: 3 },
      { id: 179, name: "week9", count: 4 },
    ],
  });
  expect(of("week")).toMatchObject({ about: { count: 2 }, beside: { count: 21 }, weeks: [] });
});

const api = {
  "GET /diaries/{id}": sampleDiary([sampleWeek()]),
  "GET /comments/{type}/{id}": list([]),
};

/** The paths of the comments that a page asks for. */
async function asked(params: { id: string; week?: string }, answers: Record<string, unknown> = api) {
  const path = params.week === undefined ? DIARY : `${DIARY}/week/${params.week}`;
  const { context, calls } = fakeContext({ path, api: answers });
  const page = await loader({ request: new Request(context.url), context, params });
  return { page, path: calls.find((call) => call.path.startsWith("/comments"))?.init?.params?.path };
}

describe("the page of a week", () => {
  it("requests the comments on that week, or on the diary without one", async () => {
    expect((await asked({ id: ADDRESS, week: "181" })).path).toEqual({ type: "week", id: 181 });
    expect((await asked({ id: ADDRESS })).path).toEqual({ type: "diary", id: DIARY_ID });
  });

  it("has no comments for a locked week, and fails with the API", async () => {
    const params = { id: ADDRESS, week: "181" };
    const refused = (status: number) => ({
      ...api,
      "GET /comments/{type}/{id}": () => {
        throw refusal(status, [{ code: status === 404 ? "not_found" : "internal" }]);
      },
    });
    expect((await asked(params, refused(404))).page.comments).toBeNull();
    await expect(asked(params, refused(500))).rejects.toMatchObject({ status: 500 });
  });
});

describe("writing a comment", () => {
  const write = (answers: Record<string, unknown>, fields: Record<string, string>, cookie = "token=t") => {
    const path = `${DIARY}/week/181`;
    const { context, calls } = fakeContext({ path, cookie, api: { ...api, ...answers } });
    const params = { id: ADDRESS, week: "181" };
    const sent = action({ request: formRequest(path, fields), context, params });
    const page = () => loader({ request: new Request(context.url), context, params });
    return { sent, calls, page };
  };
  const CREATE = "POST /comments/{type}/{id}";

  it("redirects to the new comment", async () => {
    const { sent, calls } = write(
      { [CREATE]: comment({ id: 90 }) },
      { text: "Nice.", parent_id: "70", key: "k" },
    );
    const answer = (await sent.catch((thrown: unknown) => thrown)) as Response;
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${DIARY}/week/181?comment=90#comment-90`);
    expect(calls[0]?.init?.params?.path).toEqual({ type: "week", id: 181 });
    expect(calls[0]?.init?.body).toEqual({ text: "Nice.", parent_id: 70 });
  });

  it("redirects guests to sign in, and keeps the text of a rejected comment", async () => {
    const guest = (await write({}, { text: "Nice." }, "").sent.catch(
      (thrown: unknown) => thrown,
    )) as Response;
    expect(guest.headers.get("location")).toContain("/auth/signin?return_path=");
    expect(await write({}, { text: "  " }).sent).toMatchObject({ data: { text: "  ", parent: null } });
    const limited = () => {
      throw refusal(429, [{ code: "rate_limited", params: { retry_after: 60 } }]);
    };
    expect(await write({ [CREATE]: limited }, { text: "Nice.", parent_id: "70" }).sent).toMatchObject({
      data: { text: "Nice.", parent: 70 },
      init: { status: 429 },
    });
  });

  it("on a week removed meanwhile is rejected, and the diary's page keeps the text", async () => {
    const gone = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    const without = sampleDiary([sampleWeek({ id: 180 })], { current_id: 180 });
    const { sent, page } = write({ [CREATE]: gone, "GET /diaries/{id}": without }, { text: "So green." });
    expect(await sent).toMatchObject({ data: { text: "So green." }, init: { status: 404 } });
    expect((await page()).comments).toMatchObject({ about: { type: "diary", id: DIARY_ID } });
  });
});
