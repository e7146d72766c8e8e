import { createClient } from "@grow/api-client";
import type { NoticeView } from "./line-view.ts";

/** Marks a line as read that is opened: a group as a whole, words addressed to the reader alone. The bell learns it by its stream. */
export function markRead(user: number, { id, group, day, isNew, cntNotifications }: NoticeView): void {
  if (!isNew) return;
  const api = createClient({ apiBase: "/api" });
  const params = { path: { id: user } };
  const sent =
    cntNotifications > 1
      ? api.POST("/users/{id}/notifications-g/groups/read", {
          params,
          body: { groups: [{ group, group_period: day }] },
        })
      : api.POST("/users/{id}/notifications-g/read", { params, body: { notifications: [id] } });
  // Unread lines stay unread.
  sent.catch(() => {});
}
