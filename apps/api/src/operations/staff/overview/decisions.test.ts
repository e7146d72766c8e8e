import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addAward } from "../../../testing/award-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { giveawayDesk } from "../../../testing/giveaway-desk.ts";
import { addPost, addVoting } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin", "moderate"] });
});

const send = async <Data = { id: number }>(method: "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  (await api.request<Data>(method, `/staff/${path}`, { as: admin.id, ...(body && { body }) })).body.data;
const names = (name: string) => ({ items_name: [{ lang: "en", name }] });
const latest = async () => {
  const path = "/staff/overview";
  const { body } = await api.request<Schema<"StaffOverview">>("GET", path, { as: admin.id });
  return body.data.items_decision[0];
};
const page = { version: 0, title: "Our text", description: "", text: "<p>Words.</p>" };

it("getStaffOverview names and links polls, and links none that readers don't see", async () => {
  const { id } = await addVoting(api.database.db, { title: "What next?" });
  await send("DELETE", `votings/${id}`);
  expect(await latest()).toMatchObject({ type: "staff.delete", name: "What next?", link: null });
  await send("POST", `votings/${id}/restore`);
  await sql`update voting set is_publish = true`.execute(api.database.db);
  expect(await latest()).toMatchObject({
    ...{ type: "staff.restore", name: "What next?", link: `/journal/voting/${id}` },
  });
});

it.each([
  ["category", "/journal/category/slow-drying"],
  ["tag", "/journal/tags/slow-drying"],
] as const)("getStaffOverview names and links topics of the journal: %s", async (kind, link) => {
  const { id } = await send("POST", `topics/${kind}`, names("Slow drying"));
  expect(await latest()).toMatchObject({ type: "staff.create", name: "Slow drying", link: null });
  await addPost(api.database.db, {
    slug: "drying",
    tags: kind === "tag" ? ["slow-drying"] : [],
    columns: kind === "category" ? { category: "slow-drying" } : {},
  });
  expect(await latest()).toMatchObject({ name: "Slow drying", link });
  await sql`delete from post`.execute(api.database.db);
  await send("DELETE", `topics/${kind}/${id}`);
  expect(await latest()).toMatchObject({ type: "staff.delete", name: "Slow drying", link: null });
});

it("getStaffOverview names and links giveaways", async () => {
  const { create } = giveawayDesk(api, () => ({ moderator: admin, admin }));
  const { id } = await create();
  expect(await latest()).toMatchObject({
    ...{ type: "staff.create", name: "Three boards", link: `/giveaways/${id}-three-boards` },
  });
});

it("getStaffOverview names and links awards, and names deleted ones", async () => {
  await addAward(api.database.db, 2026);
  await send("POST", "awards/2026/unpublish");
  expect(await latest()).toMatchObject({ type: "staff.update", name: "Awards 2026", link: null });
  await sql`update award set is_publish = true`.execute(api.database.db);
  expect(await latest()).toMatchObject({ name: "Awards 2026", link: "/awards/2026" });
  await sql`update award set is_publish = false`.execute(api.database.db);
  await send("DELETE", "awards/2026");
  expect(await latest()).toMatchObject({ type: "staff.delete", name: "Awards 2026", link: null });
});

it("getStaffOverview names errors, and links none", async () => {
  const { rows } = await sql<{ id: number }>`
    insert into error_group (app, message, key) values ('web', 'Diary # failed', sha256('error')) returning id`.execute(
    api.database.db,
  );
  await send("PUT", `watch/errors/${rows[0]?.id}`, { state: "solved", version: 1 });
  expect(await latest()).toMatchObject({ type: "staff.update", name: "Diary # failed", link: null });
});

it.each([
  ["imprint", "/imprint"],
  ["careers", "/journal/careers"],
  ["contact", "/contact"],
  ["welcome", null],
])("getStaffOverview names and links pages: %s", async (name, link) => {
  await send("PUT", `pages/${name}/en`, page);
  expect(await latest()).toMatchObject({ type: "staff.update", name: "Our text", link });
});
