import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { action } from "./route.tsx";

function send(fields: Record<string, string>, answer: unknown = { cnt_diaries: 1 }) {
  const { context, calls } = fakeContext({
    ...{ path: "/admin/claims?start=20", cookie: "token=t" },
    api: { "POST /staff/claims": answer },
  });
  return {
    calls,
    done: action({ request: formRequest("/admin/claims?start=20", fields), context, params: {} }),
  };
}
const NAME = { category: "seed", name: "Moon Biscuit", to: " night-plum " };

it.each([
  ["strain", { strain: "night-plum" }],
  ["product", { product: "night-plum" }],
  ["dismiss", {}],
])("%s sends the decision and stays on the page", async (deed, body) => {
  const { calls, done } = send({ ...NAME, deed });
  expect(((await done) as Response).headers.get("location")).toBe("/admin/claims?start=20");
  expect(calls[0]?.init?.body).toEqual({ category: "seed", name: "Moon Biscuit", ...body });
});

it("prefers the row that was chosen among the suggestions", async () => {
  const { calls, done } = send({ ...NAME, to: "Night Plum", to_id: "12", deed: "strain" });
  await done;
  expect(calls[0]?.init?.body).toMatchObject({ strain: "12" });
});

it("shows the message of a rejected decision, and keeps what was typed", async () => {
  const { done } = send({ ...NAME, to_id: "12", deed: "strain" }, () => {
    throw refusal(422, [{ code: "unknown_reference", field: "strain" }]);
  });
  expect(await done).toMatchObject({
    init: { status: 422 },
    data: { deed: "strain", to: "night-plum", chosen: "12", isGone: false },
  });
});

it("says that a name is already decided", async () => {
  const { done } = send({ ...NAME, deed: "dismiss" }, () => {
    throw refusal(404, [{ code: "not_found" }]);
  });
  expect(await done).toMatchObject({ init: { status: 404 }, data: { isGone: true } });
});

it.each([{ deed: "burn" }, { deed: "strain", category: "moon" }, { deed: "strain", name: "" }])(
  "%o is no decision",
  async (fields) => {
    await expect(send({ ...NAME, ...fields }).done).rejects.toMatchObject({ init: { status: 404 } });
  },
);
