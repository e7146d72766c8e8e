import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addPicture, postBody, postDesk, postText } from "../../../testing/post-desk.ts";
import { addPost } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
const { call, create, save } = postDesk(api, () => moderator);

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

describe("pictures of a post", () => {
  const pictureIds = async (id: number) => {
    const { rows } = await sql<{ photo_id: number }>`
      select photo_id from post_photo where post_id = ${id} order by position, photo_id`.execute(
      api.database.db,
    );
    return rows.map(({ photo_id }) => photo_id);
  };

  it("are attached in the order of the text, as long as a version shows them", async () => {
    const { db } = api.database;
    const [one, two] = [await addPicture(db, moderator.id), await addPicture(db, moderator.id)];
    const post = await create({ items_text: [postText({ text: two.html + one.html })] });
    expect(post.items_photo.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(post.items_text[0]?.text).toBe(two.html + one.html);
    const { body } = await save(post.id, 1, { items_text: [postText({ text: two.html })] });
    expect(body.data.items_photo.map(({ id }) => id)).toEqual([two.id]);
    expect((await pictureIds(post.id)).toSorted()).toEqual([one.id, two.id]);
    await sql`delete from post_version where number = 1`.execute(db);
    await save(post.id, 2, { items_text: [postText({ text: two.html, title: "Curing" })] });
    expect(await pictureIds(post.id)).toEqual([two.id]);
  });

  it("may be cover and picture of their post, whose cover gets its words", async () => {
    const picture = await addPicture(api.database.db, moderator.id);
    const items_text = [postText({ text: picture.html })];
    const post = await create({ cover_id: picture.id, cover_alt: " Jars in a row ", items_text });
    expect(post.item_cover).toMatchObject({ id: picture.id, alt: "Jars in a row" });
    expect((await save(post.id, 1, { cover_id: picture.id, items_text })).status).toBe(200);
  });

  it("are refused from other users, other things, other sites, and at another width", async () => {
    const { db } = api.database;
    const other = await api.addUser();
    const foreign = await addPicture(db, other.id);
    const used = await addPicture(db, moderator.id);
    await create({ items_text: [postText({ text: used.html })] });
    const removed = await addPicture(db, moderator.id);
    await sql`update photo set is_remove = true, remove_date = now() where id = ${removed.id}`.execute(db);
    const own = await addPicture(db, moderator.id);
    const codes = async (text: string) =>
      (await call("POST", "", postBody({ items_text: [postText({ text })] }))).codes;
    expect(await codes(foreign.html)).toEqual(["foreign_photo items_text.0.text"]);
    expect(await codes(used.html)).toEqual(["foreign_photo items_text.0.text"]);
    expect(await codes(removed.html)).toEqual(["removed_photo items_text.0.text"]);
    expect(await codes(own.html.replace(/\d+\.webp/, "7777.webp"))).toEqual([
      "wrong_format items_text.0.text",
    ]);
    expect(await codes('<img src="/logo.webp" alt="a">')).toEqual(["wrong_format items_text.0.text"]);
    expect(await codes(own.html.replaceAll(own.key, "0".repeat(32)))).toEqual([
      "unknown_reference items_text.0.text",
    ]);
    const elsewhere = await create({ items_text: [postText({ text: '<img src="//example.org/a.gif">' })] });
    expect(elsewhere.items_text[0]?.text).toBe("");
  });

  it("are refused as cover when a diary or another post has them, and as a video", async () => {
    const { db } = api.database;
    const diary_id = await addDiary(db, { userId: moderator.id });
    const ofDiary = await addPhoto(db, { user_id: moderator.id, diary_id });
    expect((await call("POST", "", postBody({ cover_id: ofDiary }))).codes).toEqual([
      "foreign_photo cover_id",
    ]);
    const video = await addPhoto(db, { user_id: moderator.id, kind: "video", format: "mp4" });
    expect((await call("POST", "", postBody({ cover_id: video }))).codes).toEqual(["wrong_type cover_id"]);
    const elsewhere = await addPhoto(db, { user_id: moderator.id });
    await addPost(db, { slug: "other", columns: { cover_id: elsewhere } });
    expect((await call("POST", "", postBody({ cover_id: elsewhere }))).codes).toEqual([
      "foreign_photo cover_id",
    ]);
  });

  it("are at most 100", async () => {
    const keys = Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(32, "0"));
    const text = keys.map((key) => `<img src="/media/${key}/640.webp" alt="a" />`).join("");
    expect((await call("POST", "", postBody({ items_text: [postText({ text })] }))).codes).toEqual([
      "too_many items_text",
    ]);
  });
});
