import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action } from "./set-block.ts";

const api = { "POST /users/{id}/ban": {}, "DELETE /users/{id}/ban": {} };
const fields = { id: "12", blocked: "yes", return_path: "/grower/tess" };

async function send(change: Record<string, string> = {}, cookie = "token=t") {
  const { context, calls } = fakeContext({ cookie, api });
  const request = formRequest("/blocks", { ...fields, ...change });
  const answer = (await action({ request, context, params: {} })) as Response;
  return { location: answer.headers.get("location"), calls: calls.map(({ method }) => method) };
}

describe("blocking a grower by a form", () => {
  it("blocks or lifts the block, and returns to the page", async () => {
    expect(await send()).toEqual({ location: "/grower/tess", calls: ["POST"] });
    expect(await send({ blocked: "no" })).toEqual({ location: "/grower/tess", calls: ["DELETE"] });
  });

  it("redirects guests to sign in without a request", async () => {
    const { location, calls } = await send({}, "");
    expect([location, calls]).toEqual(["/auth/signin?return_path=%2Fgrower%2Ftess", []]);
  });

  it("calls nothing for what is no id", async () => {
    expect((await send({ id: "1.5" })).calls).toEqual([]);
  });
});
