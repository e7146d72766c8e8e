import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { samplePage } from "../../shared/pages/testing/sample-page.ts";
import { action, handle, loader } from "./route.tsx";

const PLACE = "/staff/pages/{name}/{lang}";
const VERSION = `${PLACE}/versions/{number}`;
const RESTORE = `POST ${VERSION}/restore`;

const card = (number: number, title: string): Schema<"StaffPageVersionCard"> => ({
  ...{ number, title, is_delivered: number === 1, add_date: "2026-09-14T08:30:00.000Z" },
  item_user: number === 1 ? null : { id: 7, name: "admin", link: "/grower/admin", avatar_small: null },
});
const version = (number: number, title: string) => ({
  ...card(number, title),
  ...{ description: "", text: "<p>{operator}</p>" },
});

interface Visit {
  query?: string;
  api?: Record<string, unknown>;
  fields?: Record<string, string>;
  access?: string[];
  lang?: string;
}

function visit({ query = "", api = {}, fields, access = ["admin"], lang = "en" }: Visit = {}) {
  const path = `/admin/pages/imprint/${lang}/versions${query}`;
  const session = { user: { id: 7, name: "admin" }, access } as never;
  const { context, calls } = fakeContext({
    ...{ path, cookie: "token=t", session },
    api: {
      [`GET ${PLACE}`]: samplePage(),
      [`GET ${PLACE}/versions`]: {
        items: [card(2, "Ours"), card(1, "Imprint")],
        ...{ total: 2, start: 0, limit: 20 },
      },
      [`GET ${VERSION}`]: { item_version: version(2, "Ours"), item_from: version(1, "Imprint") },
      ...api,
    },
  });
  const params = { name: "imprint", lang };
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: () => loader({ request, context, params }),
    send: () => action({ request, context, params }),
  };
}
const older = { [`GET ${VERSION}`]: { item_version: version(1, "Imprint"), item_from: version(2, "Ours") } };

it("/admin/pages/:name/:lang/versions is for moderators, and never cached", () => {
  expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
});

describe("the versions of a page", () => {
  it("are listed, the newest compared with the one before, delivered ones marked", async () => {
    const { versions, head } = await visit().load();
    expect(head).toMatchObject({ title: "Versions: Our imprint", isIndexed: false });
    expect(versions).toMatchObject({
      ...{ to: 2, from: 1, version: 2, mayRestore: false },
      rows: [
        { number: 2, before: 1, isNewest: true, isDelivered: false, author: { name: "admin" } },
        { number: 1, before: null, isDelivered: true, author: null },
      ],
      parts: [{ part: "title" }],
    });
  });

  it("can be restored by administrators, who are asked first", async () => {
    expect(await visit({ query: "?to=1", api: older }).load()).toMatchObject({
      versions: { mayRestore: true },
      isRestoring: false,
    });
    const asked = { query: "?to=1&restore=1", api: older };
    expect(await visit(asked).load()).toMatchObject({ isRestoring: true });
    expect(await visit({ ...asked, access: ["moderate"] }).load()).toMatchObject({
      versions: { mayRestore: false },
      isRestoring: false,
    });
  });

  it("are none before the first edit", async () => {
    const none = { [`GET ${PLACE}/versions`]: { items: [], total: 0, start: 0, limit: 20 } };
    expect((await visit({ api: none }).load()).versions).toMatchObject({ to: null, rows: [], parts: null });
  });

  it("are 404 for another language", async () => {
    await expect(visit({ lang: "fr" }).load()).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("restoring a version of a page", () => {
  const fields = { number: "1", version: "2" };

  it("sends the version of the page, and says what was restored", async () => {
    const { calls, send } = visit({ api: { [RESTORE]: samplePage() }, fields });
    const answer = (await send()) as Response;
    expect(answer.headers.get("location")).toBe("/admin/pages/imprint/en/versions?done=1");
    expect(calls[0]?.init).toMatchObject({
      params: { path: { name: "imprint", lang: "en", number: 1 } },
      body: { version: 2 },
    });
  });

  it("says that another user saved the page first", async () => {
    const conflict = () => {
      throw new ApiError({ status: 409, details: [{ code: "stale", type: "error", text: "" }] });
    };
    expect(await visit({ api: { [RESTORE]: conflict }, fields }).send()).toMatchObject({
      init: { status: 409 },
      data: { number: 1, isConflict: true },
    });
  });
});
