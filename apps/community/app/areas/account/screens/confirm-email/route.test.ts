import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action as cancel, loader as openCancellation } from "../cancel-email/route.tsx";
import { action as confirm, loader as openConfirmation } from "./route.tsx";

const confirmation = {
  path: "/auth/confirm-email?k=secret&e=lucia%40mail.example",
  open: openConfirmation,
  press: confirm,
  fields: { confirm: "yes" },
  endpoint: "/session/email-confirmation-token",
  body: { k: "secret", e: "lucia@mail.example" },
};
const cancellation = {
  path: "/auth/cancel-email?k=secret",
  open: openCancellation,
  press: cancel,
  fields: {},
  endpoint: "/session/email-change-token",
  body: { k: "secret" },
};

describe.each([confirmation, cancellation])(
  "the emailed link $path",
  ({ path, open, press, fields, ...to }) => {
    it("only reads its state when it is opened", async () => {
      const { context, calls } = fakeContext({ path, api: { [`GET ${to.endpoint}`]: { state: "valid" } } });
      await open({ context, params: {}, request: new Request("https://grow.example") });
      expect(calls).toMatchObject([{ method: "GET", path: to.endpoint }]);
    });

    it("takes effect when its button is pressed", async () => {
      const { context, calls } = fakeContext({ path, api: { [`POST ${to.endpoint}`]: { state: "done" } } });
      const answer = await press({ context, params: {}, request: formRequest(path, { ...fields }) });
      expect(calls).toMatchObject([{ method: "POST", path: to.endpoint, init: { body: to.body } }]);
      expect(answer).toMatchObject({ data: { state: "done" } });
    });
  },
);
