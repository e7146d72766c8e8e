import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const week = {
  item_week: { id: 181, days: 11, faza: 1, name: "week11" },
  ...{ diary_id: 12, diary_name: "Night Plum", diary_lang: "en" },
  ...{ text: " First pistils. ", lang: "en", cnt_photos: 3, restore_until: "2026-12-20T10:00:00.000Z" },
};
const diary = { id: 9, name: "Gone", lang: "de", cnt_weeks: 4, restore_until: "2026-12-19T10:00:00.000Z" };

async function open(path: string) {
  const { context, calls } = fakeContext({
    path,
    api: { "GET /diaries/removed": { items_diary: [diary], items_week: [week] } },
  });
  const view = await loader({ request: new Request(context.url), context, params: {} });
  return { view, query: calls[0]?.init?.params?.query };
}

async function restore(fields: Record<string, string>, api: Record<string, unknown>) {
  const path = "/diaries/edit/removed";
  const { context, calls } = fakeContext({ path, api });
  return { answer: await action({ request: formRequest(path, fields), context, params: {} }), calls };
}

describe("the list of deleted diaries and weeks", () => {
  it("shows until when each can be restored, and is noindex", async () => {
    const { view, query } = await open("/diaries/edit/removed");
    expect(query).toEqual({});
    expect(view).toMatchObject({
      head: { isIndexed: false },
      diary: null,
      diaries: [{ id: 9, weeks: 4, until: expect.stringContaining("2026") }],
      weeks: [{ id: 181, diary: { id: 12 }, name: "week11", text: "First pistils.", photos: 3 }],
    });
  });

  it("requests the weeks of one diary when its editor links to it", async () => {
    const { view, query } = await open("/diaries/edit/removed?diary=12");
    expect(query).toEqual({ diary_id: 12 });
    expect(view.diary).toBe(12);
  });

  it("restores a week and goes to it", async () => {
    const { answer, calls } = await restore(
      { diary: "12", week: "181" },
      { "POST /diaries/{id}/weeks/{week}/restore": { id: 181 } },
    );
    expect(calls[0]?.init?.params).toEqual({ path: { id: 12, week: 181 } });
    expect((answer as Response).headers.get("location")).toBe("/diaries/12/week/181");
  });

  it("restores a diary and goes to it", async () => {
    const { answer, calls } = await restore(
      { diary: "9" },
      { "POST /diaries/{id}/restore": { id: 9, link: "/diaries/9-gone" } },
    );
    expect(calls[0]?.init?.params).toEqual({ path: { id: 9 } });
    expect((answer as Response).headers.get("location")).toBe("/diaries/9-gone");
  });

  it("shows when a week can no longer be restored", async () => {
    const { answer } = await restore(
      { diary: "12", week: "181" },
      {
        "POST /diaries/{id}/weeks/{week}/restore": () => {
          throw refusal(404, [{ code: "not_found" }]);
        },
      },
    );
    expect(answer).toMatchObject({ init: { status: 404 }, data: { errors: { form: expect.any(String) } } });
  });
});
