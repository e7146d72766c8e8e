import { type ApiClient, ApiError } from "@grow/api-client";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { NotificationsRequest } from "./view.ts";

/**
 * Reads, deletes or restores what a form of the page names: one notification, a group of a day, or a channel.
 *
 * @returns when the deletion happened that can be undone; null otherwise
 */
export async function changeNotifications(
  api: ApiClient,
  user: number,
  form: FormData,
  { channel }: Pick<NotificationsRequest, "channel">,
): Promise<string | null> {
  const path = { id: user };
  const ofChannel = channel === "all" ? {} : { channel };
  const id = Number(textOf(form, "notification"));
  const [group, day] = [textOf(form, "group"), textOf(form, "day")];
  const ofDay = { group, group_period: day };
  switch (textOf(form, "do")) {
    case "read":
      if (group) {
        await api.POST("/users/{id}/notifications-g/groups/read", {
          params: { path },
          body: { groups: [ofDay] },
        });
      } else {
        await api.POST("/users/{id}/notifications-g/read", {
          params: { path },
          body: { notifications: [id] },
        });
      }
      return null;
    case "read-all":
      await api.POST("/users/{id}/notifications-g/read-all", { params: { path }, body: ofChannel });
      return null;
    case "remove":
      if (group) {
        const params = { path: { ...path, group }, query: { group_period: day } };
        const { data } = await api.DELETE("/users/{id}/notifications-g/groups/{group}", { params });
        return data.remove_date;
      }
      return await removeOne(api, user, id);
    case "remove-all": {
      const { data } = await api.DELETE("/users/{id}/notifications-g", {
        params: { path, query: ofChannel },
      });
      return data.remove_date;
    }
    case "restore":
      await api.POST("/users/{id}/notifications-g/restore", {
        params: { path },
        body: { remove_date: textOf(form, "removed") },
      });
      return null;
    default:
      return null;
  }
}

/** What its cause undid meanwhile is gone already. */
async function removeOne(api: ApiClient, user: number, n: number): Promise<string | null> {
  try {
    const params = { path: { id: user, n } };
    return (await api.DELETE("/users/{id}/notifications-g/{n}", { params })).data.remove_date;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
