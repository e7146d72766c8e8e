import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";

const path = "/admin/banners/rules";
const rules = { sections: ["page"], countries: ["MY", "SG"] };
const context = (api: Record<string, unknown>) => fakeContext({ path, cookie: "token=t", api });
const send = (fields: [name: string, value: string][], api: Record<string, unknown>) => {
  const { context: given, calls } = context(api);
  return { calls, answer: action({ request: formRequest(path, fields), context: given, params: {} }) };
};

describe("/admin/banners/rules", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("shows the sections and countries without banners", async () => {
    const { context: given } = context({ "GET /staff/ad-rules": rules });
    const { values } = await loader({ request: new Request(given.url), context: given, params: {} });
    expect(values).toEqual({ sections: ["page"], countries: ["MY", "SG"] });
  });

  it("replaces them as a whole", async () => {
    const { answer, calls } = send(
      [
        ["deed", "save"],
        ["sections", "home"],
        ["countries", "SG"],
        ["countries", "AT"],
      ],
      { "PUT /staff/ad-rules": rules },
    );
    expect(((await answer) as Response).headers.get("location")).toBe(`${path}?done=saved`);
    expect(calls.at(-1)?.init?.body).toEqual({ sections: ["home"], countries: ["SG", "AT"] });
  });

  it("keeps what was rejected, with the error at its field", async () => {
    const api = {
      "PUT /staff/ad-rules": () => {
        throw refusal(422, [{ code: "wrong_format", field: "countries.0" }]);
      },
    };
    expect(
      await send(
        [
          ["deed", "save"],
          ["countries", "Austria"],
        ],
        api,
      ).answer,
    ).toMatchObject({
      data: { values: { countries: ["Austria"] }, errors: { fields: { "countries.0": expect.any(String) } } },
      init: { status: 422 },
    });
  });
});
