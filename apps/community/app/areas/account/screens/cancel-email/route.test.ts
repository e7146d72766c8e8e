import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const PATH = "/auth/cancel-email?k=secret";
const ENDPOINT = "/session/email-change-token";

describe("the emailed link that cancels a change of address", () => {
  it("only reads its state when it is opened", async () => {
    const { context, calls } = fakeContext({ path: PATH, api: { [`GET ${ENDPOINT}`]: { state: "valid" } } });
    const shown = await loader({ context, params: {}, request: new Request("https://grow.example") });
    expect(shown).toMatchObject({ state: "valid" });
    expect(calls).toMatchObject([{ method: "GET", path: ENDPOINT }]);
  });

  it("takes effect when its button is pressed", async () => {
    const { context, calls } = fakeContext({ path: PATH, api: { [`POST ${ENDPOINT}`]: { state: "done" } } });
    const answer = await action({ context, params: {}, request: formRequest(PATH, {}) });
    expect(calls).toMatchObject([{ method: "POST", path: ENDPOINT, init: { body: { k: "secret" } } }]);
    expect(answer).toMatchObject({ data: { state: "done" } });
  });
});
