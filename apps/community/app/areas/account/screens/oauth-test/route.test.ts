import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, test } from "vitest";
import { handle, loader } from "./route.tsx";

describe("/tests/oauth", () => {
  test("is only for browsers with the cookie details", () => {
    expect(handle.middleware).toEqual(["details"]);
  });

  test("shows each provider with its state, and who is signed in", async () => {
    const items = [
      { provider: "demo", name: "Demo", is_enabled: true, is_linked: false, account: null },
      { provider: "old", name: "Old", is_enabled: false, is_linked: true, account: "tess@mail.example" },
    ];
    const { context } = fakeContext({ path: "/tests/oauth", api: { "GET /oauth/status": { items } } });
    const shown = await loader({ context, params: {}, request: new Request(context.url) });
    expect(shown).toMatchObject({ providers: items, signedIn: null, head: { isIndexed: false } });
  });
});
