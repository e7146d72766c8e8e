import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";
import { complaintsView } from "./view.ts";

const complaint = (change: Partial<Schema<"Complaint">> = {}): Schema<"Complaint"> => ({
  id: 5,
  type: "comment",
  content_id: 70,
  reason: "spam",
  text: "",
  state: "open",
  add_date: "2026-09-14T08:30:00.000Z",
  close_date: null,
  item_user: null,
  link: "/diaries/12-night-plum?comment=70",
  excerpt: "Cheap lamps.",
  cnt_open: 3,
  ...change,
});
const list = (items: Schema<"Complaint">[], total = items.length) => ({ items, total, start: 0, limit: 20 });

describe("the queue of complaints", () => {
  it("leads to the thing, and says how many others complain about it", () => {
    const [first, second] = complaintsView(
      list([complaint(), complaint({ link: "/chats/plum" })]),
      "open",
    ).items;
    expect(first).toMatchObject({
      href: "/diaries/12-night-plum?comment=70#comment-70",
      others: 2,
      by: null,
    });
    expect(second?.href).toBeNull();
  });
});

describe("the page", () => {
  const session = (access: ("moderate" | "admin")[]) => ({ user: { id: 1 }, access }) as never;
  const open = (visit: Parameters<typeof fakeContext>[0]) => {
    const { context, calls } = fakeContext({ path: "/admin/complaints", ...visit });
    return { calls, page: loader({ request: new Request(context.url), context, params: {} }) };
  };

  it("is there for moderators and admins", async () => {
    expect(handle.middleware).toEqual(["moderator"]);
    const api = { "GET /complains": list([]) };
    for (const access of [["moderate"], ["admin"]] as const) {
      expect(await open({ session: session([...access]), api }).page).toMatchObject({
        state: "open",
        items: [],
      });
    }
  });

  it("closes a complaint and stays where it was; another word closes nothing", async () => {
    const send = (fields: Record<string, string>) => {
      const path = "/admin/complaints?start=20";
      const { context, calls } = fakeContext({
        path,
        cookie: "token=t",
        api: { "PATCH /complains/{id}": {} },
      });
      return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
    };
    const { calls, answer } = send({ id: "5", state: "accepted" });
    expect((await answer).headers.get("location")).toBe("/admin/complaints?start=20");
    expect(calls[0]?.init).toEqual({ params: { path: { id: 5 } }, body: { state: "accepted" } });
    for (const fields of [
      { id: "5", state: "open" },
      { id: "x", state: "accepted" },
    ]) {
      await expect(send(fields).answer).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
