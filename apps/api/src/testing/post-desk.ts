import type { RequestBody, Schema } from "@grow/contract";
import { storedPhotoWidths } from "@grow/domain";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { addPhoto } from "./diary-rows.ts";
import { addCategory } from "./post-rows.ts";
import type { TestAnswer, TestApi, TestUser } from "./test-api.ts";

export type PostBody = RequestBody<"saveStaffPost">;
type TextBody = PostBody["items_text"][number];

/** A text of a post as its editor sends it. */
export function postText(change: Partial<TextBody> = {}): TextBody {
  const empty = { preview: "", description: "", author_role: "" };
  return { lang: "en", title: "Slow drying", text: "<p>Slow and cool.</p>", ...empty, ...change };
}

/** A post as its editor sends it: an English draft without a cover. */
export function postBody(change: Partial<PostBody> = {}): PostBody {
  const empty = { cover_id: null, category: null, tags: [], diary_ids: [] };
  return { lang: "en", items_text: [postText()], ...empty, ...change };
}

/** An uploaded photo, and its markup in a text. */
export async function addPicture(
  db: Db,
  userId: number,
  alt = "Jars",
): Promise<{ id: number; html: string; key: string }> {
  const id = await addPhoto(db, { user_id: userId });
  const { rows } = await sql<{ key: string; width: number }>`
    select key, width from photo where id = ${id}`.execute(db);
  const { key = "", width = 0 } = rows[0] ?? {};
  const src = `/media/${key}/${storedPhotoWidths(width).at(-1)}.webp`;
  return {
    id,
    key,
    html: `<figure><img src="${src}" alt="${alt}" /><figcaption>Week 2</figcaption></figure>`,
  };
}

/** The requests of a member of staff at the desk of posts. */
export function postDesk(api: TestApi, editor: () => TestUser) {
  const call = <Data = Schema<"StaffPost">>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
    as = editor().id,
  ): Promise<TestAnswer<Data>> =>
    api.request<Data>(method, `/staff/posts${path}`, { as, ...(body && { body }) });
  const create = async (change: Partial<PostBody> = {}) =>
    (await call("POST", "", postBody(change))).body.data;
  return {
    call,
    create,
    get: async (id: number) => (await call("GET", `/${id}`)).body.data,
    save: (id: number, version: number, change: Partial<PostBody> = {}) =>
      call("PUT", `/${id}`, postBody({ version, ...change })),
    publish: (id: number, version: number, view_date?: string) =>
      call("POST", `/${id}/publish`, { version, ...(view_date === undefined ? {} : { view_date }) }),
    /** Creates a draft that lacks nothing. */
    async createWhole(change: Partial<PostBody> = {}) {
      const { db } = api.database;
      await addCategory(db, "harvest", "Harvest", "Ernte").catch(() => {});
      const cover_id = await addPhoto(db, { user_id: editor().id });
      return await create({ cover_id, category: "harvest", ...change });
    },
  };
}
