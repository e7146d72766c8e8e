import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { SAMPLE_ERROR } from "../../shared/watch/testing/sample-error.ts";
import { action, handle, loader, shouldRevalidate } from "./route.tsx";

const PLACE = "/staff/watch/errors/{id}";
const CHANGES = { items: [], total: 0, start: 0, limit: 20 };

function visit(id: string, api: Record<string, unknown>, fields?: Record<string, string>) {
  const path = `/admin/watch/errors/${id}`;
  const { context, calls } = fakeContext({ path: `${path}?done=solved`, api });
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  const args = { request, context, params: { id } };
  return { calls, load: () => loader(args), send: () => action(args) };
}

describe("/admin/watch/errors/:id", () => {
  it("is for administrators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["admin"], isPrivate: true });
  });

  it("shows the error with its changes, and names it in the title", async () => {
    const message = `Diary # failed ${"x".repeat(200)}`;
    const error = { item_error: { ...SAMPLE_ERROR, message }, items_sample: [] };
    const { load, calls } = visit("14", { [`GET ${PLACE}`]: error, [`GET ${PLACE}/changes`]: CHANGES });
    const { head, page } = await load();
    expect(head).toMatchObject({ title: `Error: ${message.slice(0, 80)}`, isIndexed: false });
    expect(page).toMatchObject({ error: { id: 14 }, cases: [], changes: [], done: "solved" });
    expect(calls.map(({ init }) => init?.params?.path)).toEqual([{ id: 14 }, { id: 14 }]);
  });

  it.each(["new", "0", "x"])("returns 404 for %s", async (id) => {
    await expect(visit(id, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each(["solved", "ignored", "open"])("gives an error the state %s by version", async (state) => {
    const { calls, send } = visit("14", { [`PUT ${PLACE}`]: SAMPLE_ERROR }, { deed: state, version: "3" });
    const response = (await send()) as Response;
    expect(response.headers.get("location")).toBe(`/admin/watch/errors/14?done=${state}`);
    expect(calls[0]?.init).toMatchObject({ params: { path: { id: 14 } }, body: { state, version: 3 } });
  });

  it("says that a colleague decided first, and loads what they decided", async () => {
    const stale = rejecting(409, [{ code: "stale" }], { ...SAMPLE_ERROR, state: "ignored", version: 4 });
    const { send } = visit("14", { [`PUT ${PLACE}`]: stale }, { deed: "solved", version: "3" });
    expect(await send()).toMatchObject({ init: { status: 409 }, data: { version: 4 } });
    const reload = (actionStatus: number) =>
      shouldRevalidate({ actionStatus, defaultShouldRevalidate: false } as Parameters<
        typeof shouldRevalidate
      >[0]);
    expect([reload(409), reload(422)]).toEqual([true, false]);
  });

  it("returns 404 for an unknown button", async () => {
    await expect(visit("14", {}, { deed: "burn" }).send()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
