import type { RequestBody, Schema } from "@grow/contract";
import type { ActionFunctionArgs } from "@remix-run/node";

/** Saves changes of the notification settings. */
export async function saveNotifications(
  { context, user }: { context: ActionFunctionArgs["context"]; user: Pick<Schema<"User">, "id"> },
  body: RequestBody<"updateNotificationSettings">,
): Promise<undefined> {
  await context.api.PATCH("/users/{id}/settings/notifications", { params: { path: { id: user.id } }, body });
}
