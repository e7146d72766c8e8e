import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { action } from "./route.tsx";

const path = "/brands-manager/welcome";
const send = (answer: unknown) => {
  const api = { "POST /comments/{type}/{id}": answer };
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const fields = { intent: "answer", review_id: "8", text: " Thanks, we'll fix the cap. " };
  return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
};

it("the overview publishes an answer to a review as a comment below it", async () => {
  const { calls, answer } = send({});
  expect(await answer).toMatchObject({ status: 303 });
  expect(calls[0]?.init).toMatchObject({
    params: { path: { type: "review", id: 8 } },
    body: { text: "Thanks, we'll fix the cap." },
  });
});

it("an answer that was rejected keeps its text, and the error is at its field", async () => {
  const { answer } = send(() => {
    throw refusal(422, [{ code: "too_long", field: "text", params: { max: 5000 } }]);
  });
  expect(await answer).toMatchObject({
    data: {
      typed: { review_id: "8", text: " Thanks, we'll fix the cap. " },
      errors: { fields: { text: expect.stringContaining("5000") }, form: null },
    },
    init: { status: 422 },
  });
});

it("a rejected request for a brand keeps its fields, and errors are at theirs", async () => {
  const api = {
    "POST /brands-manager/requests": () => {
      throw refusal(422, [{ code: "required", field: "name" }]);
    },
  };
  const { context } = fakeContext({ path, cookie: "token=t", api });
  const fields = { name: "", section: "nutrients", site: "https://loam.example", text: "Owner" };
  expect(await action({ request: formRequest(path, fields), context, params: {} })).toMatchObject({
    data: { typed: fields, errors: { fields: { name: expect.any(String) }, form: null } },
    init: { status: 422 },
  });
});
