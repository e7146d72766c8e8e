import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { SAMPLE_STAFF_BANNER } from "../../shared/banners/testing/sample-staff-banner.ts";
import { action, handle, loader } from "./route.tsx";

const ROW = "/staff/banners/{id}";
const DECISION = `POST ${ROW}/decision`;
const log = { items: [], total: 0, start: 0, limit: 20 };

function visit(
  id: string,
  { api = {}, access = ["admin"], query = "" }: { api?: object; access?: string[]; query?: string } = {},
) {
  const path = `/admin/banners/${id}${query}`;
  const { context, calls } = fakeContext({
    path,
    cookie: "token=t",
    session: { access } as never,
    api: { [`GET ${ROW}`]: SAMPLE_STAFF_BANNER, [`GET ${ROW}/changes`]: log, ...api },
  });
  const params = { id };
  return {
    calls,
    load: () => loader({ request: new Request(context.url), context, params }),
    send: (fields: Record<string, string>) => action({ request: formRequest(path, fields), context, params }),
  };
}
const sentTo = (calls: ReturnType<typeof visit>["calls"]) => calls.at(-1)?.init;

describe("the page of a banner", () => {
  it("is for moderators, and never cached", () => {
    expect(handle).toMatchObject({ middleware: ["moderator"], isPrivate: true });
  });

  it("shows a moderator the banner and who submitted it", async () => {
    const { page, head } = await visit("14", { access: ["moderate"] }).load();
    expect(head).toMatchObject({ title: "Banner: Base A/B, autumn", isIndexed: false });
    expect(page).toMatchObject({
      ...{ isAdmin: false, requestKey: null },
      banner: {
        ...{ id: 14, version: 2, state: "review", brand: { name: "Loam & Lumen" } },
        user: { name: "manager", lang: "de" },
        preview: { kind: "box", photo: { src: "/media/904/640.webp" }, photoDark: null },
      },
    });
  });

  it("opens a new one for administrators only", async () => {
    expect(await visit("new").load()).toMatchObject({
      head: { title: "New banner" },
      page: { banner: null, requestKey: expect.any(String) },
    });
    await expect(visit("new", { access: ["moderate"] }).load()).rejects.toMatchObject({
      init: { status: 404 },
    });
    await expect(visit("x").load()).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("approves the version that was seen", async () => {
    const { send, calls } = visit("14", { api: { [DECISION]: SAMPLE_STAFF_BANNER } });
    const response = (await send({ deed: "approve", version: "2", reason: "" })) as Response;
    expect(response.headers.get("location")).toBe("/admin/banners/14?done=approved");
    expect(sentTo(calls)).toMatchObject({
      params: { path: { id: 14 } },
      body: { is_approved: true, version: 2 },
    });
  });

  it("sends a banner back with a reason", async () => {
    const { send, calls } = visit("14", { api: { [DECISION]: SAMPLE_STAFF_BANNER } });
    const response = (await send({ deed: "refuse", version: "2", reason: " Add a source. " })) as Response;
    expect(response.headers.get("location")).toBe("/admin/banners/14?done=refused");
    expect(sentTo(calls)?.body).toEqual({ is_approved: false, version: 2, text: "Add a source." });
  });

  it("asks for the reason, and keeps what was typed", async () => {
    const { send } = visit("14", {
      api: { [DECISION]: rejecting(422, [{ code: "required", field: "text" }]) },
    });
    expect(await send({ deed: "refuse", version: "2", reason: "" })).toMatchObject({
      data: { deed: "refuse", errors: { fields: { text: "Say what to change." } } },
      init: { status: 422 },
    });
  });

  it("tells a moderator of a change since, and of a decision of somebody else", async () => {
    const newer = { ...SAMPLE_STAFF_BANNER, item_banner: { ...SAMPLE_STAFF_BANNER.item_banner, version: 3 } };
    const stale = visit("14", { api: { [DECISION]: rejecting(409, [{ code: "stale" }], newer) } });
    expect(await stale.send({ deed: "approve", version: "2" })).toMatchObject({
      ...{ data: { version: 3 }, init: { status: 409 } },
    });
    const closed = visit("14", {
      api: { [DECISION]: rejecting(422, [{ code: "closed", field: "is_approved" }]) },
    });
    expect(await closed.send({ deed: "approve", version: "2" })).toMatchObject({
      data: { errors: { form: expect.stringContaining("decided already") } },
    });
  });

  it("saves a new banner once, for the site itself without a brand", async () => {
    const { send, calls } = visit("new", { api: { "POST /staff/banners": SAMPLE_STAFF_BANNER } });
    const response = (await send({
      ...{ deed: "save", request_key: "k1", type: "sidebar", name: "Win a tent", title: "Win a tent" },
      ...{
        url: "https://grow.example/giveaways",
        lang: "en",
        is_enabled: "on",
        countries: "AT",
        section: "home",
      },
      ...{ date_start: "", date_end: "2026-12-31", max_per_day: "", brand_id: "", payer: "" },
    })) as Response;
    expect(response.headers.get("location")).toBe("/admin/banners/14?done=saved");
    expect(sentTo(calls)).toMatchObject({
      idempotencyKey: "k1",
      body: {
        ...{ type: "sidebar", brand_id: null, product_id: null, name: "Win a tent", is_enabled: true },
        ...{ countries: ["AT"], section: ["home"], date_start: null, date_end: "2026-12-31" },
        ...{ max_per_day: null, image_id: null, image_dark_id: null, text: "", button: "", payer: "" },
      },
    });
  });

  it("finds a brand and a product by their whole names, as they are typed without scripts", async () => {
    const row = (id: number, name: string) => ({ id, name, note: "", is_remove: false });
    const { send, calls } = visit("new", {
      api: {
        "GET /staff/catalogue/{desk}": { items: [row(3, "Loam"), row(4, "Loam & Lumen")], total: 2 },
        "POST /staff/banners": SAMPLE_STAFF_BANNER,
      },
    });
    await send({
      deed: "save",
      type: "button",
      brand_id: "loam & lumen",
      product_id: "Nothing",
      name: "Buy",
    });
    expect(sentTo(calls)?.body).toMatchObject({ brand_id: 4, product_id: "Nothing" });
  });

  it("changes a banner by version, and removes one", async () => {
    const { send, calls } = visit("14", { api: { [`PUT ${ROW}`]: SAMPLE_STAFF_BANNER } });
    await send({
      deed: "save",
      version: "2",
      type: "box",
      brand_id_id: "3",
      name: "Base",
      image: "904",
      image_alt_904: "Can",
    });
    expect(sentTo(calls)?.body).toMatchObject({ version: 2, brand_id: 3, image_id: 904, image_alt: "Can" });
    const removal = visit("14", { api: { [`DELETE ${ROW}`]: null } });
    const response = (await removal.send({ deed: "remove" })) as Response;
    expect(response.headers.get("location")).toBe("/admin/banners?done=removed");
  });
});
