import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, test } from "vitest";
import type { RefusedAnswer } from "./change-question.ts";
import { action, loader } from "./route.tsx";

const path = "/grow-questions/40-tips";

async function post(sent: Parameters<typeof formRequest>[1], api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api, cookie: "token=abc" });
  const answer = await action({ request: formRequest(path, sent), context, params: { id: "40-tips" } });
  return { answer, call: calls[0] };
}

describe("the action of a question", () => {
  test("posts an answer and redirects to it", async () => {
    const { answer, call } = await post(
      { intent: "answer", text: "Feed less.", key: "key-1" },
      { "POST /problems/{id}/solution": { sid: 7 } },
    );
    expect(call?.init).toMatchObject({ body: { text: "Feed less." }, idempotencyKey: "key-1" });
    expect((answer as Response).headers.get("location")).toBe(`${path}#solution-7`);
    // Otherwise the page shows no answer when a fetcher, such as Follow, ends meanwhile.
    expect((answer as Response).headers.has("x-remix-revalidate")).toBe(true);
  });

  test("keeps a rejected answer", async () => {
    const { answer } = await post(
      [
        ["intent", "answer"],
        ["text", " "],
        ["photo", "12"],
        ["photo_src", "/media/aa/640.webp"],
      ],
      {
        "POST /problems/{id}/solution": () => {
          throw refusal(422, [{ code: "required", field: "text" }]);
        },
      },
    );
    const { data } = answer as unknown as { data: RefusedAnswer };
    expect(data).toMatchObject({
      sid: null,
      text: " ",
      photos: [{ id: 12, src: "/media/aa/640.webp" }],
      answerError: expect.stringContaining("Fill"),
    });
  });

  test("saves the text and the photos of an answer, in their order", async () => {
    const api = { "PATCH /problems/{id}/solution/{sid}": { sid: 7 } };
    const edit = { intent: "edit-answer", sid: "7", text: "Feed less." };
    const photos: [string, string][] = [
      ["photo", "12"],
      ["photo", "9"],
    ];
    const { answer, call } = await post([...Object.entries(edit), ...photos], api);
    expect(call?.init).toMatchObject({
      params: { path: { id: 40, sid: 7 } },
      body: { text: "Feed less.", items_photo: [{ id: 12 }, { id: 9 }] },
    });
    expect((answer as Response).headers.get("location")).toBe(`${path}#solution-7`);
    expect((await post(edit, api)).call?.init).toMatchObject({ body: { items_photo: [] } });
  });

  test("accepts an answer", async () => {
    const { call } = await post(
      { intent: "accept", sid: "7" },
      { "PATCH /problems/{id}/solution/{sid}": { sid: 7 } },
    );
    expect(call?.init).toMatchObject({ params: { path: { id: 40, sid: 7 } }, body: { is_accepted: true } });
  });
});

describe("the loader of one segment", () => {
  const empty = { items: [], total: 0, start: 0, limit: 20 };
  const counts = { total: 0, is_solved: 0, needs_answer: 0, symptoms: [], phases: [], langs: [] };
  const load = (id: string) => {
    const { context } = fakeContext({
      path: `/grow-questions/${id}`,
      api: { "GET /problems": empty, "GET /problems/counts": counts },
    });
    return loader({ request: new Request(`http://localhost/grow-questions/${id}`), context, params: { id } });
  };

  test("lists questions for a symptom", async () => {
    expect(await load("bud-rot")).toMatchObject({ list: { tags: ["bud-rot"], total: 0 } });
  });

  test("throws 404 for an unknown word", async () => {
    await expect(load("unicorns")).rejects.toMatchObject({ init: { status: 404 } });
  });
});
