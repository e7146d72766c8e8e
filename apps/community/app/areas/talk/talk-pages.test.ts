import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader as comment, action as saveComment } from "./screens/comment/route.tsx";
import { loader as complaint, action as sendComplaint } from "./screens/complaint/route.tsx";
import { loader as inPlace } from "./screens/translation/in-place.ts";
import { loader as translation } from "./screens/translation/route.tsx";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;
const unknown = { init: { status: 404 } };

function visit(given: Visit, params: Record<string, string>) {
  const { context, calls } = fakeContext({ cookie: "token=t", ...given });
  Object.assign(context, { contentKeys: new ContentKeys() });
  return { args: { request: new Request(context.url), context, params }, calls };
}
const sent = (path: string, fields: Record<string, string>, given: Visit, params: Record<string, string>) => {
  const { args, calls } = visit({ path, ...given }, params);
  return { args: { ...args, request: formRequest(path, fields) }, calls };
};

const said = {
  id: 71,
  parent_id: 70,
  text: "Thanks.",
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_user: null,
  cnt_likes: 0,
  is_like: false,
  is_remove: false,
};

describe("the page of a comment", () => {
  it("shows it with its replies, further replies, or a restore button after deletion", async () => {
    const place = {
      type: "diary",
      id: 12,
      start: 0,
      link: "/diaries/12",
      item_comment: { ...said, id: 70, parent_id: null, cnt_childs: 0, replies: { items_comment: [] } },
    };
    const shown = visit({ path: "/comments/70", api: { "GET /comments/by-link": place } }, { id: "70" });
    expect(await comment(shown.args)).toMatchObject({ kind: "comment", comment: { id: 70, own: null } });
    const list = { items: [said], total: 250, start: 100, limit: 100 };
    const answers = visit(
      { path: "/comments/70?start=100", api: { "GET /comments/{commentId}/replies": list } },
      { id: "70" },
    );
    expect(await comment(answers.args)).toMatchObject({ kind: "answers", more: "?start=101" });
    const removed = visit({ path: "/comments/70?removed=%2Fdiaries%2F12" }, { id: "70" });
    expect(await comment(removed.args)).toMatchObject({ kind: "removed", back: "/diaries/12" });
  });

  it("saves a change, and keeps the text of a rejected one", async () => {
    const PATCH = "PATCH /comments/{commentId}";
    const fields = { text: "Better.", return_path: "/diaries/12?comment=70#comment-70" };
    const good = sent("/comments/70", fields, { api: { [PATCH]: {} } }, { id: "70" });
    expect((await saveComment(good.args)) as Response).toMatchObject({ status: 303 });
    const long = () => {
      throw refusal(422, [{ code: "too_long", field: "text", params: { max: 5000 } }]);
    };
    const bad = sent("/comments/70", fields, { api: { [PATCH]: long } }, { id: "70" });
    expect(await saveComment(bad.args)).toMatchObject({ data: { text: "Better." }, init: { status: 422 } });
    const guest = sent("/comments/70", fields, { cookie: "" }, { id: "70" });
    await expect(saveComment(guest.args)).rejects.toMatchObject({ status: 303 });
  });
});

describe("the page of a complaint", () => {
  const POST = "POST /complains/{type}/{id}";
  const params = { type: "comment", id: "70" };
  const path = "/complains/comment/70?return_path=%2Fdiaries%2F12";

  it("sends it, thanks, and links back", async () => {
    const { args, calls } = sent(path, { reason: "spam", text: "" }, { api: { [POST]: {} } }, params);
    const answer = (await sendComplaint(args)) as Response;
    expect(calls[0]?.init?.body).toEqual({ reason: "spam" });
    const location = answer.headers.get("location") ?? "";
    expect(location).toContain("&sent");
    const thanks = visit({ path: location }, params);
    expect(complaint(thanks.args)).toMatchObject({ isSent: true, back: "/diaries/12" });
  });

  it("keeps the text of a rejected one", async () => {
    const limited = () => {
      throw refusal(429, [{ code: "rate_limited", params: { retry_after: 60 } }]);
    };
    const { args } = sent(
      path,
      { reason: "other", text: "Look here." },
      { api: { [POST]: limited } },
      params,
    );
    expect(await sendComplaint(args)).toMatchObject({
      data: { reason: "other", text: "Look here." },
      init: { status: 429 },
    });
  });

  it("is a 404 for an unknown thing, and redirects to no other site", () => {
    const bad = visit({ path: "/complains/moon/1" }, { type: "moon", id: "1" });
    expect(() => complaint(bad.args)).toThrow(expect.objectContaining(unknown));
    const away = visit({ path: "/complains/comment/70?return_path=https://evil.example" }, params);
    expect(complaint(away.args)).toMatchObject({ back: "/" });
  });
});

describe("a translation", () => {
  const GET = "GET /translates/{type}/{id}/{lang}";
  const answer = {
    type: "comment",
    id: 70,
    lang: "de",
    title: null,
    text: "Danke.",
    is_translated: true,
    source: "machine",
  };

  it("is requested in the language of the page or URL, and cached for guests", async () => {
    const page = visit(
      { path: "/translates/comment/70", locale: "de", api: { [GET]: answer } },
      {
        type: "comment",
        id: "70",
      },
    );
    expect(await translation(page.args)).toMatchObject({
      text: { text: "Danke.", source: "machine" },
      back: "/",
    });
    expect(page.calls[0]?.init?.params?.path).toEqual({ type: "comment", id: 70, lang: "de" });
    const place = visit(
      { cookie: "", api: { [GET]: { ...answer, is_translated: false, source: null } } },
      {
        type: "comment",
        id: "70",
        lang: "de",
      },
    );
    const response = await inPlace(place.args);
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    expect(await response.json()).toMatchObject({ text: "Danke.", source: null });
  });

  it("is a 404 for an unsupported language or kind", async () => {
    for (const params of [
      { type: "comment", id: "70", lang: "en-tr" },
      { type: "comment", id: "70", lang: "fr" },
      { type: "photo", id: "70", lang: "de" },
      { type: "comment", id: "x", lang: "de" },
    ]) {
      await expect(inPlace(visit({}, params).args)).rejects.toMatchObject(unknown);
    }
    const keys = visit({ path: "/translates/comment/70", locale: "en-tr" }, { type: "comment", id: "70" });
    await expect(translation(keys.args)).rejects.toMatchObject({ status: 302 });
  });
});
