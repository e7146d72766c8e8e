import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import type { StaffPost } from "./staff-post.ts";

interface PostChange {
  readonly type: "staff.create" | "staff.update" | "staff.delete" | "staff.restore";
  readonly userId: number;
  readonly before: StaffPost | null;
  readonly after: StaffPost;
}

/** Logs a change of a post. Where readers see or saw it, its pages and all lists of posts are purged. */
export async function recordPostChange(tx: Tx, { type, userId, before, after }: PostChange): Promise<void> {
  await recordStaffChange(tx, {
    ...{ type, userId, contentType: "blog", id: after.id },
    before: type === "staff.update" && before ? edited(before) : undefined,
    after: type === "staff.update" || type === "staff.create" ? edited(after) : undefined,
  });
  if (after.state === "published" || before?.state === "published")
    await recordEvent(tx, {
      ...{ type: "blog.update", user_id: userId, content_type: "blog", content_id: after.id },
    });
}

function edited(post: StaffPost): object {
  return {
    state: post.state,
    view_date: post.view_date,
    slug: post.slug,
    lang: post.lang,
    category: post.category,
    tags: post.tags,
    cover: post.item_cover?.id,
    diaries: post.items_diary.map(({ id }) => id),
    author: post.item_user?.name,
    text: Object.fromEntries(
      post.items_text.map(({ lang, number: _, is_readable: __, ...text }) => [lang, text]),
    ),
  };
}
