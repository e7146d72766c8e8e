import { expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost } from "../../testing/post-rows.ts";

const api = freshApi();

it.each(["voting", "votes", "tag", "tags", "category", "careers", "rss", "feed"])(
  "a post cannot take the address of /journal/%s or of a path of the api",
  async (slug) => {
    await expect(addPost(api.database.db, { slug })).rejects.toThrow(/post_slug_check/);
  },
);
