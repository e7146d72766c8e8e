import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";
import { daysOf } from "./token-days.ts";

const session = { user: { id: 7, name: "tess" } } as unknown as Session;
const path = "/grower/tess/settings/tokens";
const GET = "GET /users/{id}/settings/tokens";
const POST = "POST /users/{id}/settings/tokens";
const item = {
  id: 3,
  name: "Tent sensors",
  is_write: true,
  add_date: "2026-09-14T08:30:00.000Z",
  use_date: null,
  date_end: "2026-12-13T08:30:00.000Z",
};

function send(
  fields: Record<string, string>,
  api: NonNullable<NonNullable<Parameters<typeof fakeContext>[0]>["api"]>,
) {
  const { context, calls } = fakeContext({ path, session, api });
  return Promise.resolve(action({ request: formRequest(path, fields), context, params: {} })).then(
    (result) => ({
      result,
      calls,
    }),
  );
}

describe("access tokens in settings", () => {
  it("lists the tokens with their dates", async () => {
    const { context } = fakeContext({
      path,
      session,
      api: {
        "GET /users/{id}/settings/{section}": { password: { has_password: true, cnt_passkeys: 0 } },
        [GET]: { tokens: [item] },
      },
    });
    const { tokens } = await loader({ context, params: {}, request: new Request(`http://localhost${path}`) });
    expect(tokens).toEqual([
      { id: 3, name: "Tent sensors", is_write: true, used: null, ends: context.formats.date(item.date_end) },
    ]);
  });

  it("creates a token and shows it once", async () => {
    const { result, calls } = await send(
      { form: "create", name: " Tent sensors ", is_write: "yes", days: "90", password: "grow-demo-1" },
      { [POST]: { token: "grow_pat_secret", item } },
    );
    expect(calls[0]?.init?.body).toEqual({
      name: "Tent sensors",
      is_write: true,
      days: 90,
      password: "grow-demo-1",
    });
    expect(result).toMatchObject({ data: { isSaved: true, codes: ["grow_pat_secret"] } });
  });

  it("shows a wrong password at its field, and never sends it back", async () => {
    const { result } = await send(
      { form: "create", name: "x", is_write: "no", days: "7", password: "wrong password" },
      {
        [POST]: () => {
          throw refusal(422, [{ code: "wrong_credentials", field: "password" }]);
        },
      },
    );
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { errors: { fields: { password: expect.any(String) } }, typed: { name: "x" } },
    });
    expect(JSON.stringify(result)).not.toContain("wrong password");
  });

  it("revokes a token", async () => {
    const { calls } = await send(
      { form: "revoke", token: "3" },
      { "DELETE /users/{id}/settings/tokens/{token}": { tokens: [] } },
    );
    expect(calls[0]?.init?.params?.path).toEqual({ id: 7, token: 3 });
  });

  it("offers only some periods", () => {
    expect(["7", "365", "8", ""].map(daysOf)).toEqual([7, 365, 30, 30]);
  });
});
