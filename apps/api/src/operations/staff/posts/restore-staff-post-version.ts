import type { RequestBody, Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { invalid, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { savePost } from "./save-post.ts";
import { lockStaffPost, type StaffPost } from "./staff-post.ts";
import { readVersion, type VersionPlace } from "./staff-post-version.ts";

type Body = RequestBody<"saveStaffPost">;

/** Languages of a post. */
const MOST_TEXTS = 5;

export const restoreStaffPostVersion = defineOperation(
  "restoreStaffPostVersion",
  async ({ params: { id, lang, number }, body, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const restored = await withVersion(tx, { postId: id, lang, number }, body.version);
      return await savePost(tx, { id, userId: user.id, body: restored });
    }),
  }),
);

/** The post as it is, with the text of a version, as its editor would save it. */
async function withVersion(tx: Tx, place: VersionPlace, version: number): Promise<Body> {
  const post = await lockStaffPost(tx, place.postId);
  if (post.version !== version) throw stale(post);
  const { number: _, item_user: __, add_date: ___, ...text } = await readVersion(tx, place);
  const others = post.items_text.filter(({ lang }) => lang !== place.lang);
  if (others.length >= MOST_TEXTS)
    throw invalid([{ code: "too_many", field: "lang", params: { max: MOST_TEXTS } }]);
  return bodyOf(post, [...others, text]);
}

function bodyOf(
  post: StaffPost,
  texts: readonly Omit<StaffPost["items_text"][number], "number" | "is_readable">[],
): Body {
  return {
    version: post.version,
    lang: post.lang as Body["lang"],
    items_text: texts as Schema<"StaffPostTextWrite">[],
    cover_id: post.item_cover?.id ?? null,
    category: post.category,
    tags: post.tags,
    diary_ids: post.items_diary.map(({ id }) => id),
  };
}
