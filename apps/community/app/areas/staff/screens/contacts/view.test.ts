import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";
import { contactsView } from "./view.ts";

const contact = (change: Partial<Schema<"Contact">> = {}): Schema<"Contact"> => ({
  id: 31,
  topic: "bug",
  name: "Lucia",
  email: "lucia@mail.example",
  subject: "Twice",
  text: "Twice in week 12.",
  link: "/diaries/12-velvet-orbit",
  lang: "de",
  state: "open",
  add_date: "2026-09-14T08:30:00.000Z",
  item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
  photo: null,
  cnt_replies: 0,
  items_reply: [],
  ...change,
});
const list = (items: Schema<"Contact">[], total = items.length) => ({
  ...{ items, total, start: 0, limit: 20 },
  ...{ cnt_open: 21, cnt_answered: 2, cnt_closed: 1 },
});

describe("contactsView", () => {
  it("links member and page, and leaves a page that is not here as text", () => {
    const { items, next, counts } = contactsView(list([contact(), contact({ link: "/nowhere" })], 21), {
      state: "open",
      lang: "",
    });
    expect(next).toBe(2);
    expect(counts).toEqual({ open: 21, answered: 2, closed: 1 });
    expect(items).toMatchObject([
      { profile: "/grower/tessellate", page: { href: "/diaries/12-velvet-orbit" } },
      { page: { path: "/nowhere", href: null } },
    ]);
  });
});

describe("/admin/contacts", () => {
  const path = "/admin/contacts?state=open&start=20&lang=de";
  const send = (fields: Record<string, string>, answer: unknown = contact()) => {
    const { context, calls } = fakeContext({
      path,
      cookie: "token=t",
      api: { "PATCH /contacts/{id}": answer },
    });
    return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
  };

  it("is for administrators only", () => {
    expect(handle.middleware).toEqual(["admin"]);
  });

  it("loads the messages of the state, language and page in the URL", async () => {
    const { context, calls } = fakeContext({ path, api: { "GET /contacts": list([contact()]) } });
    const page = await loader({ request: new Request(context.url), context, params: {} });
    expect(page).toMatchObject({
      state: "open",
      lang: "de",
      items: [{ id: 31 }],
      head: { isIndexed: false },
    });
    expect(calls[0]?.init?.params?.query).toEqual({ state: "open", start: 20, limit: 20, lang: "de" });
  });

  it("sends an answer, or closes, and returns to the same page of the queue", async () => {
    const answered = send({ id: "31", count: "0", text: "Fixed." });
    expect(((await answered.answer) as Response).headers.get("location")).toBe(`${path}&done=sent`);
    expect(answered.calls[0]?.init).toEqual({
      params: { path: { id: 31 } },
      body: { cnt_replies: 0, text: "Fixed." },
    });
    const closed = send({ id: "31", count: "2", text: "Half a thought", state: "closed" });
    expect(await closed.answer).toMatchObject({ status: 303 });
    expect(closed.calls[0]?.init?.body).toEqual({ cnt_replies: 2, state: "closed" });
  });

  it("keeps an answer that came second, and says why", async () => {
    const { answer } = send({ id: "31", count: "0", text: "Fixed." }, () => {
      const data = contact({ state: "answered", cnt_replies: 1 });
      throw new ApiError({
        status: 409,
        data,
        details: [{ type: "error", code: "stale", text: "" }],
      });
    });
    expect(await answer).toMatchObject({
      init: { status: 409 },
      data: {
        id: 31,
        text: "Fixed.",
        errors: { form: expect.stringContaining("Someone else answered this first") },
        present: { id: 31, state: "answered", count: 1 },
      },
    });
  });

  it("is 404 without a message", async () => {
    const { calls, answer } = send({ id: "x", count: "0", text: "Fixed." });
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });
});
