import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleVoting } from "../../shared/ballots/testing/sample-voting.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/votings/{id}";
const log = { items: [], total: 0, start: 0, limit: 20 };
const page = { [`GET ${PLACE}`]: sampleVoting(), [`GET ${PLACE}/changes`]: log };
const EDITED = {
  deed: "save",
  version: "2",
  lang: "en",
  results: "always",
  "items_text.en.title": "What next?",
  "items_option.0.key": "11",
  "items_option.0.items_text.en.text": "Drying",
  "items_option.1.key": "new1",
  "items_option.1.items_text.de.text": "Toppen",
  "items_option.1.items_text.en.text": "Topping",
  date_end: "2026-12-18",
  "date_end.time": "23:59",
};

function visit(id: string, api: Record<string, unknown>, fields?: Record<string, string>, query = "") {
  const path = `/admin/votings/${id}${query}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  const args = { request, context, params: { id } };
  return { calls, load: () => loader(args), send: () => action(args) };
}

const location = (answer: unknown) => (answer as Response).headers.get("location");

it("/admin/votings/:id is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the page of a poll", () => {
  it("shows its texts, its dates and its changes", async () => {
    const { page: shown, head } = await visit("3", page, undefined, "?done=published").load();
    expect(head).toMatchObject({ title: "Edit poll: What next?", isIndexed: false });
    expect(shown).toMatchObject({
      voting: { id: 3, version: 2, state: "open" },
      values: { "items_text.de.title": "Was nun?", "items_option.0.key": "11", "date_end.time": "23:59" },
      done: "published",
    });
  });

  it("starts with empty options for a new one, without a request", async () => {
    const { page: shown, head } = await visit("new", {}).load();
    expect(head.title).toBe("New poll");
    expect(shown).toMatchObject({ voting: null, requestKey: expect.stringMatching(/./), done: null });
  });

  it.each(["x", "0", "-3"])("returns 404 for %s", async (id) => {
    await expect(visit(id, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("saving", () => {
  it("sends texts and options with the version", async () => {
    const { calls, send } = visit("3", { [`PUT ${PLACE}`]: sampleVoting() }, EDITED);
    expect(location(await send())).toBe("/admin/votings/3?done=saved");
    expect(calls[0]?.init?.body).toEqual({
      version: 2,
      lang: "en",
      results: "always",
      items_text: [{ lang: "en", title: "What next?", text: "" }],
      items_option: [
        { id: 11, items_text: [{ lang: "en", text: "Drying", note: "" }] },
        {
          items_text: [
            { lang: "en", text: "Topping", note: "" },
            { lang: "de", text: "Toppen", note: "" },
          ],
        },
      ],
      date_end: "2026-12-18T21:59:00.000Z",
      post_id: null,
      cover_id: null,
    });
  });

  it("sends the cover with its description", async () => {
    const photo = { cover: "5", cover_alt_5: " Two jars ", cover_url_5: "/media/jars" };
    const { calls, send } = visit("3", { [`PUT ${PLACE}`]: sampleVoting() }, { ...EDITED, ...photo });
    await send();
    expect(calls[0]?.init?.body).toMatchObject({ cover_id: 5, cover_alt: "Two jars" });
  });

  it("creates a new one once", async () => {
    const { calls, send } = visit(
      "new",
      { "POST /staff/votings": sampleVoting({ id: 8 }) },
      { ...EDITED, request_key: "key-1" },
    );
    expect(location(await send())).toBe("/admin/votings/8?done=saved");
    expect(calls[0]?.init).toMatchObject({ idempotencyKey: "key-1" });
  });

  it("finds the article by its typed title or address, and leaves other text to the api", async () => {
    const posts = { items: [{ id: 5, title: "Slow drying", link: "/journal/slow" }], total: 1 };
    const api = { "GET /staff/posts": posts, [`PUT ${PLACE}`]: sampleVoting() };
    const sent = async (fields: Record<string, string>) => {
      const { calls, send } = visit("3", api, { ...EDITED, ...fields });
      await send();
      return (calls.at(-1)?.init?.body as { post_id: unknown } | undefined)?.post_id;
    };
    expect(await sent({ post: "slow DRYING" })).toBe(5);
    expect(await sent({ post: "/journal/slow" })).toBe(5);
    expect(await sent({ post: "Slow drying", post_id: "7" })).toBe(7);
    expect(await sent({ post: "Moon" })).toBe("Moon");
    expect(await sent({ post: "", post_id: "7" })).toBeNull();
  });

  it("keeps what was typed when the api rejects it, with each message at its field", async () => {
    const rejected = rejecting(422, [
      { code: "not_allowed", field: "results" },
      { code: "not_allowed", field: "date_end" },
      { code: "not_allowed", field: "items_option" },
      { code: "too_long", field: "items_option.1.items_text.1.text", params: { max: 200 } },
      { code: "wrong_type", field: "post_id" },
    ]);
    expect(await visit("3", { [`PUT ${PLACE}`]: rejected }, EDITED).send()).toMatchObject({
      init: { status: 422 },
      data: {
        deed: "save",
        values: { "items_option.1.items_text.de.text": "Toppen" },
        errors: {
          form: null,
          fields: {
            results: expect.stringContaining("only hide results longer"),
            date_end: expect.stringContaining("only move later"),
            items_option: expect.stringContaining("can't be removed"),
            "items_option.1.items_text.de.text": expect.stringContaining("200"),
            post: expect.stringContaining("No article has this title"),
          },
        },
      },
    });
  });

  it("keeps what was typed when another user saved first, for the next attempt with their version", async () => {
    const conflict = rejecting(409, [{ code: "stale" }], sampleVoting({ version: 7 }));
    expect(await visit("3", { [`PUT ${PLACE}`]: conflict }, EDITED).send()).toMatchObject({
      init: { status: 409 },
      data: { version: 7, values: { "items_text.en.title": "What next?" } },
    });
  });

  it("adds an option without scripts, and saves nothing", async () => {
    const { calls, send } = visit("3", {}, { ...EDITED, deed: "items:add:items_option" });
    expect(await send()).toMatchObject({ data: { values: { "items_option.2.key": "new2" } } });
    expect(calls).toEqual([]);
  });
});

describe("publishing", () => {
  const saved = { [`PUT ${PLACE}`]: sampleVoting({ version: 3, state: "draft" }) };

  it("saves first, and publishes what was saved", async () => {
    const api = { ...saved, [`POST ${PLACE}/publish`]: sampleVoting() };
    const { calls, send } = visit("3", api, { ...EDITED, deed: "publish" });
    expect(location(await send())).toBe("/admin/votings/3?done=published");
    expect(calls[1]?.init).toMatchObject({ params: { path: { id: 3 } }, body: { version: 3 } });
  });

  it("stays saved when something is missing", async () => {
    const few = rejecting(422, [{ code: "too_few", field: "items_option", params: { min: 2 } }]);
    const api = { ...saved, [`POST ${PLACE}/publish`]: few };
    expect(location(await visit("3", api, { ...EDITED, deed: "publish" }).send())).toBe(
      "/admin/votings/3?done=incomplete",
    );
  });
});

describe("changing its state", () => {
  it.each([
    ["unpublish", `POST ${PLACE}/unpublish`, "unpublished"],
    ["delete", `DELETE ${PLACE}`, "removed"],
    ["restore", `POST ${PLACE}/restore`, "restored"],
  ])("%s leads back to its page", async (deed, call, done) => {
    const answer = await visit("3", { [call]: sampleVoting() }, { deed }).send();
    expect(location(answer)).toBe(`/admin/votings/3?done=${done}`);
  });

  it.each([
    ["3", "burn"],
    ["new", "delete"],
  ])("returns 404 for %s with the deed %s", async (id, deed) => {
    await expect(visit(id, {}, { deed }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
