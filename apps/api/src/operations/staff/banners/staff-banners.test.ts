import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBanner, addBrandPlan } from "../../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { deliveredBannerMails } from "../../../testing/delivered-banner-mails.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;
let manager: TestUser;
let brand: number;

beforeEach(async () => {
  const { db } = api.database;
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  manager = await api.addUser({ name: "manager" });
  await sql`update account set locale = 'de' where user_id = ${manager.id}`.execute(db);
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addBrandPlan(db, brand, null);
});

type StaffBanner = Schema<"StaffBanner">;
const list = (query = "", as: number | null = moderator.id) =>
  api.request<Schema<"StaffBannerList">>("GET", `/staff/banners${query}`, { as });
const open = (id: number, as: number | null = moderator.id) =>
  api.request<StaffBanner>("GET", `/staff/banners/${id}`, { as });
const decide = (id: number, body: object, as: number | null = moderator.id) =>
  api.request<StaffBanner>("POST", `/staff/banners/${id}/decision`, { as, body: { version: 1, ...body } });
const own = { brand_id: null, type: "sidebar", name: "Win a tent", title: "Win a tent", is_enabled: true };
const create = (body: object, as: number | null = admin.id) =>
  api.request<StaffBanner>("POST", "/staff/banners", {
    as,
    body: { ...own, url: "https://grow.example/giveaways", ...body },
  });
const save = (id: number, body: object, as: number | null = admin.id) =>
  api.request<StaffBanner>("PUT", `/staff/banners/${id}`, {
    as,
    body: { ...own, url: "https://grow.example/giveaways", version: 2, ...body },
  });
const remove = (id: number, as: number | null = admin.id) =>
  api.request("DELETE", `/staff/banners/${id}`, { as });
const changes = async () => {
  const { rows } = await sql<{ type: string }>`
    select type from event where content_type in ('banner', 'site') order by id`.execute(api.database.db);
  return rows.map(({ type }) => type);
};

describe("review", () => {
  /** Only confirmed addresses get mail. */
  const confirmAll = () => sql`update account set is_email_confirmed = true`.execute(api.database.db);
  const waiting = async (name: string) => {
    const id = await addBanner(api.database.db, { brandId: brand, name, state: "review" });
    await sql`update banner set editor_id = ${manager.id} where id = ${id}`.execute(api.database.db);
    return id;
  };

  it("lists what waits longest first, with who submitted it and their language", async () => {
    const running = await addBanner(api.database.db, { brandId: brand });
    const [first, second] = [await waiting("First"), await waiting("Second")];
    await sql`update banner set update_date = now() - interval '1 hour' where id = ${first}`.execute(
      api.database.db,
    );
    const { body } = await list();
    expect(body.data.items.map(({ item_banner }) => item_banner.id)).toEqual([first, second, running]);
    expect(body.data.items[0]).toMatchObject({
      item_brand: { id: brand },
      item_user: { name: "manager" },
      user_lang: "de",
    });
    expect([body.data.total, body.data.totals]).toEqual([
      3,
      { review: 2, refused: 0, running: 1, paused: 0, ended: 0 },
    ]);
    expect((await list("?state=running")).body.data).toMatchObject({ total: 1, items: [{}] });
    expect((await list("?type=cpm")).body.data.total).toBe(0);
    expect((await list("?state=lost")).status).toBe(422);
  });

  it("lets a banner through, which switches it on", async () => {
    const id = await waiting("Autumn");
    const { status, body } = await decide(id, { is_approved: true });
    expect([status, body.data.item_banner]).toEqual([
      200,
      expect.objectContaining({ state: "running", is_enabled: true, version: 2 }),
    ]);
    const { body: ads } = await api.request<Schema<"AdBox">>("GET", "/adv/box", {
      headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" },
    });
    expect(ads.data.items_box).toMatchObject([{ id }]);
    expect(await changes()).toEqual(["staff.update"]);
  });

  it("refuses a banner with a reason, which its manager reads, and takes it again after a change", async () => {
    const id = await waiting("Autumn");
    expect((await decide(id, { is_approved: false, text: " " })).codes).toEqual(["required text"]);
    const text = "Der Link führt ins Leere.";
    expect((await decide(id, { is_approved: false, text })).body.data.item_banner).toMatchObject({
      ...{ state: "refused", review_text: text, is_enabled: false },
    });
    const { body } = await api.request<Schema<"BannerList">>("GET", "/brands-manager/banners", {
      as: manager.id,
    });
    expect(body.data.items).toMatchObject([{ state: "refused", review_text: text }]);
    expect((await decide(id, { is_approved: true, version: 2 })).codes).toEqual(["closed is_approved"]);
  });

  it("is told to the brand's owners and editors, in their language", async () => {
    const { db } = api.database;
    const viewer = await api.addUser({ name: "viewer" });
    await sql`insert into brand_manager (brand_id, user_id, role) values (${brand}, ${viewer.id}, 'viewer')`.execute(
      db,
    );
    await confirmAll();
    const [refused, approved] = [await waiting("Autumn"), await waiting("Winter")];
    await decide(refused, { is_approved: false, text: "Der Link führt ins Leere." });
    await decide(approved, { is_approved: true });
    const mails = await deliveredBannerMails(api);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [manager.email, "„Autumn“ braucht Änderungen"],
      [manager.email, "„Winter“ ist freigegeben"],
    ]);
    expect(mails[0]?.text).toContain("Der Link führt ins Leere.");
    expect(mails[1]?.text).toContain(
      `https://brands.grow.example/brands-manager/banners/edit/box/${approved}`,
    );
  });

  it("is not told to who manages the brand no longer, nor of a removed banner", async () => {
    const { db } = api.database;
    await confirmAll();
    const [first, second] = [await waiting("Autumn"), await waiting("Winter")];
    await decide(first, { is_approved: true });
    await sql`update banner set is_enabled = false, is_remove = true, remove_date = now() where id = ${first}`.execute(
      db,
    );
    expect(await deliveredBannerMails(api)).toEqual([]);
    await decide(second, { is_approved: true });
    await sql`delete from brand_manager where user_id = ${manager.id}`.execute(db);
    expect(await deliveredBannerMails(api)).toEqual([]);
  });

  it("is logged with its reason", async () => {
    const id = await waiting("Autumn");
    await decide(id, { is_approved: false, text: "Add a source." });
    const log = (as: number | null, of = id) =>
      api.request<Schema<"StaffChangeList">>("GET", `/staff/banners/${of}/changes`, { as });
    expect((await log(moderator.id)).body.data).toMatchObject({
      total: 1,
      items: [
        {
          ...{ type: "staff.update", item_user: { name: "moderator" } },
          items_field: [
            { field: "state", before: "review", after: "refused" },
            { field: "text", before: "", after: "Add a source." },
          ],
        },
      ],
    });
    expect([
      (await log(null)).status,
      (await log(manager.id)).status,
      (await log(moderator.id, 999)).status,
    ]).toEqual([401, 403, 404]);
    const { status } = await api.request("GET", `/staff/banners/${id}/changes?limit=0`, { as: moderator.id });
    expect(status).toBe(422);
  });

  it("judges the version that was seen", async () => {
    const id = await waiting("Autumn");
    const late = await decide(id, { is_approved: true, version: 7 });
    expect([late.status, late.body.data.item_banner.id]).toEqual([409, id]);
    expect((await decide(999, { is_approved: true })).status).toBe(404);
    expect((await decide(id, { is_approved: true }, manager.id)).status).toBe(403);
    expect((await decide(id, { is_approved: true }, null)).status).toBe(401);
    expect(await changes()).toEqual([]);
  });
});

describe("a banner set up by staff", () => {
  it("is the site's own, needs no picture and no review", async () => {
    const { status, body } = await create({ section: ["home"], countries: ["AT"] });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ item_brand: null, item_user: expect.objectContaining({ name: "admin" }) }),
    ]);
    expect(body.data.item_banner).toMatchObject({
      state: "running",
      section: ["home"],
      countries: ["AT"],
      version: 2,
    });
    expect(await changes()).toEqual(["staff.create"]);
  });

  it("is a button of a product of its brand", async () => {
    const { db } = api.database;
    const product = await addProduct(db, { name: "Base A", brandId: brand });
    const button = { brand_id: brand, type: "button", button: "Buy" };
    expect((await create(button)).codes).toEqual(["required product_id"]);
    expect((await create({ ...button, product_id: 999 })).codes).toEqual(["unknown_reference product_id"]);
    const { body } = await create({ ...button, product_id: product });
    expect(body.data).toMatchObject({ item_product: { id: product }, item_banner: { type: "button" } });
  });

  it("of a brand needs what its kind needs", async () => {
    const { db } = api.database;
    const free = await addPhoto(db, { user_id: admin.id, width: 400, height: 400 });
    const foreign = await addPhoto(db, { user_id: manager.id, width: 400, height: 400 });
    expect((await create({ brand_id: brand })).codes).toEqual(["required image_id"]);
    expect((await create({ brand_id: brand, image_id: foreign })).codes).toEqual(["foreign_photo image_id"]);
    expect((await create({ brand_id: 999 })).codes).toContain("unknown_reference brand_id");
    expect((await create({ url: "https://" })).codes).toEqual(["wrong_format url"]);
    const { body } = await create({ brand_id: brand, image_id: free, image_alt: "A tent" });
    expect(body.data.item_banner.image).toMatchObject({ id: free, alt: "A tent" });
    const dark = await addPhoto(db, { user_id: admin.id, width: 400, height: 400 });
    expect((await create({ brand_id: brand, image_id: free, image_dark_id: foreign })).codes).toContain(
      "foreign_photo image_dark_id",
    );
    const both = await create({ brand_id: null, image_id: dark, image_dark_id: dark });
    expect(both.body.data.item_banner.image_dark).toMatchObject({ id: dark });
    // It shows its picture already.
    const { id } = body.data.item_banner;
    expect((await save(id ?? 0, { brand_id: brand, image_id: free, name: "Tent" })).status).toBe(200);
  });

  it("is changed by version, without its type and brand, and deleted once", async () => {
    const { body } = await create({});
    const id = body.data.item_banner.id ?? 0;
    expect((await save(id, { version: undefined })).codes).toEqual(["required version"]);
    expect((await save(id, { type: "box" })).codes).toEqual(["not_allowed type"]);
    const saved = await save(id, { is_enabled: false, title: "Win two tents" });
    expect(saved.body.data.item_banner).toMatchObject({
      state: "paused",
      title: "Win two tents",
      version: 3,
    });
    const late = await save(id, {});
    expect([late.status, late.body.data.item_banner.title]).toEqual([409, "Win two tents"]);
    expect([(await remove(id)).status, (await remove(id)).status, (await open(id)).status]).toEqual([
      204, 404, 404,
    ]);
    expect((await save(id, { version: 3 })).status).toBe(404);
    expect(await changes()).toEqual(["staff.create", "staff.update", "staff.delete"]);
  });

  it("is read by moderators and changed by administrators", async () => {
    const { body } = await create({});
    const id = body.data.item_banner.id ?? 0;
    const refused = async (as: number | null) =>
      (await Promise.all([list("", as), open(id, as), create({}, as), save(id, {}, as), remove(id, as)])).map(
        ({ status }) => status,
      );
    expect(await refused(null)).toEqual([401, 401, 401, 401, 401]);
    expect(await refused(manager.id)).toEqual([403, 403, 403, 403, 403]);
    expect(await refused(moderator.id)).toEqual([200, 200, 403, 403, 403]);
  });
});

describe("the places without banners", () => {
  const rules = (as: number | null = moderator.id) =>
    api.request<Schema<"StaffAdRules">>("GET", "/staff/ad-rules", { as });
  const replace = (body: object, as: number | null = admin.id) =>
    api.request<Schema<"StaffAdRules">>("PUT", "/staff/ad-rules", { as, body });

  it("are replaced as a whole, and logged", async () => {
    await replace({ sections: ["page", "home"], countries: ["SG"] });
    await replace({ sections: ["page"], countries: ["SG", "MY"] });
    expect((await rules()).body.data).toEqual({ sections: ["page"], countries: ["MY", "SG"] });
    expect(await changes()).toEqual(["staff.update", "staff.update"]);
    expect((await replace({ sections: ["cellar"], countries: [] })).status).toBe(422);
    expect((await replace({ sections: [], countries: ["sg"] })).status).toBe(422);
  });

  it("are read by moderators and changed by administrators", async () => {
    const none = { sections: [], countries: [] };
    expect([(await rules(null)).status, (await rules(manager.id)).status]).toEqual([401, 403]);
    expect([(await replace(none, null)).status, (await replace(none, moderator.id)).status]).toEqual([
      401, 403,
    ]);
  });
});
