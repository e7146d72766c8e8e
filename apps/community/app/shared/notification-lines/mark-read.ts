import { createClient } from "@grow/api-client";
import type { NoticeView } from "./line-view.ts";

/** Marks a line as read that is opened. The new numbers reach the bell by its stream. */
export function markRead(user: number, { group, day, isNew }: NoticeView): void {
  if (!isNew) return;
  createClient({ apiBase: "/api" })
    .POST("/users/{id}/notifications-g/groups/read", {
      params: { path: { id: user } },
      body: { groups: [{ group, group_period: day }] },
    })
    // Unread lines stay unread.
    .catch(() => {});
}
