import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { action, loader } from "./route.tsx";

const path = "/diaries/12/weeks/181/delete";
/** The grower of the sample diary. */
const OWNER = 7;
const params = { id: "12", week: "181" };

async function send(api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api });
  return { answer: await action({ request: formRequest(path, {}), context, params }), calls };
}

function open(userId: number, week = "181") {
  const diary = sampleDiary([sampleWeek({ id: 181, name: "week3" })]);
  const { context } = fakeContext({
    path,
    session: { user: { ...diary.item_user, id: userId }, access: [] } as never,
    cookie: "token=good",
    api: { "GET /diaries/{id}": diary },
  });
  return loader({ context, request: new Request(context.url), params: { ...params, week } });
}

describe("deleting a week without JavaScript", () => {
  it("asks the author for confirmation, with the week's name", async () => {
    expect(await open(OWNER)).toMatchObject({ week: { id: 181, name: "week3" } });
    await expect(open(OWNER, "999")).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("is a 403 for other users", async () => {
    await expect(open(99_999)).rejects.toMatchObject({ init: { status: 403 } });
  });

  it("redirects to the list of deleted weeks", async () => {
    const { answer, calls } = await send({ "DELETE /diaries/{id}/weeks/{week}": {} });
    expect(calls[0]?.init?.params).toEqual({ path: { id: 12, week: 181 } });
    const { status, headers } = answer as Response;
    expect([status, headers.get("location")]).toEqual([303, "/diaries/edit/removed?diary=12"]);
  });

  it("shows why it was rejected", async () => {
    const { answer } = await send({
      "DELETE /diaries/{id}/weeks/{week}": () => {
        throw refusal(403, [{ code: "no_right" }]);
      },
    });
    expect(answer).toMatchObject({ init: { status: 403 }, data: { errors: { form: expect.any(String) } } });
  });
});
