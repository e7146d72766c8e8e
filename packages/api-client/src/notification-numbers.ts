import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";

/**
 * Fetches the number of unread notifications, in total and by channel.
 *
 * @param user - id or name of the signed-in user
 * @throws ApiError when the request fails; status 401 when the session has expired
 * @example const { data } = await getNotificationNumbers(api, 7)
 */
export function getNotificationNumbers(
  api: ApiClient,
  user: number | string,
): Promise<ApiAnswer<components["schemas"]["NotificationNumbers"]>> {
  return api.GET("/users/{id}/notifications-g/numbers/v2", { params: { path: { id: user } } });
}
