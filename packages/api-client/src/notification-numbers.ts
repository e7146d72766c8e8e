import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";

/**
 * How many notifications of a reader are unread: all together, and by channel.
 *
 * @param user - id or name of the reader, who must be the one signed in
 * @throws ApiError when the call fails; status 401 when nobody is signed in any more
 * @example const { data } = await getNotificationNumbers(api, 7)
 */
export function getNotificationNumbers(
  api: ApiClient,
  user: number | string,
): Promise<ApiAnswer<components["schemas"]["NotificationNumbers"]>> {
  return api.GET("/users/{id}/notifications-g/numbers/v2", { params: { path: { id: user } } });
}
