import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const PATH = "/auth/confirm-email?k=secret&e=lucia%40mail.example";
const ENDPOINT = "/session/email-confirmation-token";

describe("the emailed link that confirms an address", () => {
  it("only reads its state when it is opened", async () => {
    const { context, calls } = fakeContext({ path: PATH, api: { [`GET ${ENDPOINT}`]: { state: "valid" } } });
    const shown = await loader({ context, params: {}, request: new Request("https://grow.example") });
    expect(shown).toMatchObject({ card: "press" });
    expect(calls).toMatchObject([{ method: "GET", path: ENDPOINT }]);
  });

  it("takes effect when its button is pressed", async () => {
    const { context, calls } = fakeContext({ path: PATH, api: { [`POST ${ENDPOINT}`]: { state: "done" } } });
    const answer = await action({ context, params: {}, request: formRequest(PATH, { confirm: "yes" }) });
    expect(calls).toMatchObject([
      { method: "POST", path: ENDPOINT, init: { body: { k: "secret", e: "lucia@mail.example" } } },
    ]);
    expect(answer).toMatchObject({ data: { state: "done" } });
  });
});
