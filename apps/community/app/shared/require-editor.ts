import { failure } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { mayModerate } from "./may-moderate.ts";

/**
 * Requires the author of a diary or a moderator.
 *
 * @throws 403 for other users
 */
export function requireEditor(
  diary: Pick<Schema<"Diary">, "item_user">,
  session: Schema<"Session"> | null,
): void {
  if (diary.item_user?.id !== session?.user.id && !mayModerate(session?.access)) {
    throw failure(403, "This diary belongs to another grower");
  }
}
