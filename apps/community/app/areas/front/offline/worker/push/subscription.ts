import { ApiError, createClient } from "@grow/api-client";
import type { NotificationScope } from "./notification-scope.ts";

/**
 * Subscribes again after the browser has ended the subscription, and tells the server, with names if it showed them before. The server
 * removes the old one when its push service refuses it.
 *
 * @throws ApiError if the server fails
 */
export async function renewSubscription(
  { registration: { pushManager } }: Pick<NotificationScope, "registration">,
  api: Pick<ReturnType<typeof createClient>, "GET" | "POST"> = createClient({ apiBase: "/api" }),
): Promise<void> {
  const id = await signedInUser(api);
  if (id === null) return;
  const params = { path: { id } };
  const { data } = await api.GET("/users/{id}/settings/push-devices", { params });
  if (data.server_key === null) return;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.server_key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.POST("/users/{id}/settings/push-devices", {
    params,
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
      is_named: data.devices.some(({ is_current, is_named }) => is_current && is_named),
    },
  });
}

/** Ends the subscription at sign-out, so that the next user of the browser gets nothing of this one. */
export async function endSubscription({
  registration,
}: Pick<NotificationScope, "registration">): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const notification of await registration.getNotifications()) notification.close();
}

async function signedInUser(api: Pick<ReturnType<typeof createClient>, "GET">): Promise<number | null> {
  try {
    const { data } = await api.GET("/session");
    return data.user.id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
