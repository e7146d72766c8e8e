import { failure } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { mayModerate } from "./may-moderate.ts";

/**
 * Lets on whoever may change a diary: its grower, and moderators.
 *
 * @throws 403 for everybody else
 */
export function requireEditor(
  diary: Pick<Schema<"Diary">, "item_user">,
  session: Schema<"Session"> | null,
): void {
  if (diary.item_user?.id !== session?.user.id && !mayModerate(session?.access)) {
    throw failure(403, "This diary is somebody else's");
  }
}
