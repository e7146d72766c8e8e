import { rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { portalVisit } from "../../shared/testing/portal-visit.ts";
import { SAMPLE_DRAFT, SAMPLE_SCHEDULED } from "../../shared/testing/sample-newsletter.ts";
import { newsletterFields } from "./newsletter-form.ts";
import { action, handle, loader } from "./route.tsx";

const EDIT = "/brands-manager/newsletters/edit";
const ONE = "/brands-manager/newsletters/{id}";
const LIST = "/brands-manager/newsletters";
const REACH = {
  "GET /brands-manager/newsletters/audience": {
    cnt_users: 220,
    items_lang: [
      { lang: "en", cnt_users: 200 },
      { lang: "de", cnt_users: 20 },
    ],
  },
};
const typed = { ...newsletterFields(SAMPLE_DRAFT), version: "2", title: "Week 8" };
const send = (path: string, fields: Record<string, string>, api: object) => {
  const visit = portalVisit(path, api);
  return { answer: action(visit.sending(fields)), calls: visit.calls };
};
const location = (response: unknown) => (response as Response).headers.get("Location");

describe("the editor of a newsletter", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("opens a draft with the reach of both audiences", async () => {
    const visit = portalVisit(`${EDIT}/7`, { [`GET ${ONE}`]: SAMPLE_DRAFT, ...REACH });
    expect(await loader(visit.args)).toMatchObject({
      ...{ id: 7, version: 2, requestKey: null, done: null },
      reach: { followers: { en: 200, de: 20, th: 0 }, growers: { en: 200 } },
    });
  });

  it("begins a new one in the reader's language, with a key against a second copy", async () => {
    const view = await loader(portalVisit(`${EDIT}/new`, REACH).args);
    expect(view).toMatchObject({ id: "new", version: "", fields: { lang: "en", send_when: "now" } });
    expect(view.requestKey).toEqual(expect.any(String));
  });

  it("leads to the page of what can't be edited", async () => {
    const scheduled = portalVisit(`${EDIT}/8`, { [`GET ${ONE}`]: SAMPLE_SCHEDULED, ...REACH });
    const reader = portalVisit(`${EDIT}/7`, {}, []);
    const starting = portalVisit(`${EDIT}/new`, {}, []);
    const to = async ({ args }: typeof reader) => location(await loader(args).catch((thrown) => thrown));
    expect([await to(scheduled), await to(reader), await to(starting)]).toEqual([
      ...["/brands-manager/newsletters/8", "/brands-manager/newsletters/7", "/brands-manager/newsletters"],
    ]);
  });

  it.each(["0", "x", "toString"])("does not open %s", async (id) => {
    await expect(loader(portalVisit(`${EDIT}/${id}`, {}).args)).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it("saves a new one once", async () => {
    const { answer, calls } = send(
      `${EDIT}/new`,
      { ...typed, version: "", request_key: "k", intent: "draft" },
      { [`POST ${LIST}`]: SAMPLE_DRAFT },
    );
    expect(location(await answer)).toBe(`${EDIT}/7?done=saved`);
    expect(calls.at(-1)?.init).toMatchObject({
      idempotencyKey: "k",
      body: { is_draft: true, title: "Week 8" },
    });
  });

  it("saves before it leads to sending", async () => {
    const { answer, calls } = send(
      `${EDIT}/7`,
      { ...typed, intent: "check" },
      { [`POST ${ONE}`]: SAMPLE_DRAFT },
    );
    expect(location(await answer)).toBe("/brands-manager/newsletters/send/7");
    expect(calls.at(-1)?.init?.body).toMatchObject({ is_draft: true, version: 2, send_date: null });
  });

  it("sends a test of what is typed, and saves it", async () => {
    const { answer, calls } = send(
      `${EDIT}/7`,
      { ...typed, intent: "test" },
      { "POST /brands-manager/newsletters/test": null, [`POST ${ONE}`]: SAMPLE_DRAFT },
    );
    expect(location(await answer)).toBe(`${EDIT}/7?done=tested`);
    expect(calls.map(({ path }) => path).slice(-2)).toEqual(["/brands-manager/newsletters/test", ONE]);
  });

  it("says that a test needs a confirmed email, and keeps what was typed", async () => {
    const api = {
      "POST /brands-manager/newsletters/test": rejecting(422, [{ code: "not_allowed", field: "email" }]),
    };
    expect(await send(`${EDIT}/7`, { ...typed, intent: "test" }, api).answer).toMatchObject({
      init: { status: 422 },
      data: {
        errors: { form: expect.stringContaining("Confirm your own email") },
        typed: { title: "Week 8" },
      },
    });
  });

  it("saves nothing at a time that is none, since it would go out at once", async () => {
    const { answer, calls } = send(`${EDIT}/7`, { ...typed, send_when: "later", intent: "check" }, {});
    expect(await answer).toMatchObject({ data: { errors: { fields: { send_date: expect.any(String) } } } });
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("shows a colleague's version in a conflict", async () => {
    const theirs = { ...SAMPLE_DRAFT, title: "Week 9", version: 3 };
    const api = { [`POST ${ONE}`]: rejecting(409, [{ code: "stale" }], theirs) };
    expect(await send(`${EDIT}/7`, { ...typed, intent: "draft" }, api).answer).toMatchObject({
      init: { status: 409 },
      data: { conflict: { version: 3, theirs: { title: "Week 9" } }, typed: { title: "Week 8" } },
    });
  });

  it("says so when a colleague has scheduled it", async () => {
    const api = { [`POST ${ONE}`]: rejecting(409, [{ code: "stale" }], { ...SAMPLE_SCHEDULED, version: 3 }) };
    expect(await send(`${EDIT}/7`, { ...typed, intent: "draft" }, api).answer).toMatchObject({
      data: { conflict: null, errors: { form: expect.stringContaining("already scheduled") } },
    });
  });

  it("deletes it, and knows no other intent", async () => {
    const { answer } = send(`${EDIT}/7`, { intent: "delete" }, { [`DELETE ${ONE}`]: { id: 7 } });
    expect(location(await answer)).toBe("/brands-manager/newsletters?done=deleted");
    for (const [path, intent] of [
      [`${EDIT}/7`, "burn"],
      [`${EDIT}/new`, "delete"],
    ] as const)
      await expect(send(path, { ...typed, intent }, {}).answer).rejects.toMatchObject({
        init: { status: 404 },
      });
  });
});
