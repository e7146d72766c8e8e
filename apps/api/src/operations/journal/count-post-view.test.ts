import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost, inHours } from "../../testing/post-rows.ts";

const api = freshApi();

const view = (id: number | string, guest: string | null, as: number | null = null) =>
  api.request<Schema<"Views">>("POST", `/blogs/${id}/impressions`, {
    as,
    headers: guest === null ? {} : { "x-guest": guest },
  });
const [ONE, TWO] = ["3c9d8f3e-6f0f-4c0b-9b57-0b2f9f4d9a10", "b4a0f2de-6a0e-4d5f-8a0b-0f1f6f0a7c22"] as const;

describe("POST /blogs/{id}/impressions", () => {
  it("counts each visitor once a day, by id or slug", async () => {
    const id = await addPost(api.database.db, { slug: "slow-drying" });
    const user = await api.addUser();
    expect((await view(id, ONE)).body.data).toEqual({ cnt_views: 1 });
    expect((await view("slow-drying", ONE)).body.data).toEqual({ cnt_views: 1 });
    expect((await view(id, TWO)).body.data).toEqual({ cnt_views: 2 });
    expect((await view(id, ONE, user.id)).body.data).toEqual({ cnt_views: 3 });
    expect((await api.request<Schema<"Post">>("GET", `/blogs/${id}`)).body.data.cnt_views).toBe(3);
  });

  it("returns 404 for a post that is not out", async () => {
    const id = await addPost(api.database.db, { slug: "later", columns: { view_date: inHours(1) } });
    for (const address of [id, "later", "nothing"]) expect((await view(address, ONE)).status).toBe(404);
  });

  it("returns 422 for a visitor's id that is none", async () => {
    const id = await addPost(api.database.db, { slug: "slow-drying" });
    expect((await view(id, "me")).status).toBe(422);
  });
});
