import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action } from "./route.tsx";

const path = "/diaries/edit/12/removed";

async function undo(api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api });
  return { answer: await action({ request: formRequest(path, {}), context, params: { id: "12" } }), calls };
}

describe("restoring a deleted diary", () => {
  it("redirects to its editor", async () => {
    const { answer, calls } = await undo({ "POST /diaries/{id}/restore": { id: 12 } });
    expect(calls[0]?.init?.params).toEqual({ path: { id: 12 } });
    const { status, headers } = answer as Response;
    expect([status, headers.get("location")]).toEqual([303, "/diaries/edit/12"]);
  });

  it("shows that it is too late, or another user's", async () => {
    for (const [status, code] of [
      [404, "not_found"],
      [403, "no_right"],
    ] as const) {
      const { answer } = await undo({
        "POST /diaries/{id}/restore": () => {
          throw refusal(status, [{ code }]);
        },
      });
      expect(answer).toMatchObject({ init: { status }, data: { errors: { form: expect.any(String) } } });
    }
  });
});
