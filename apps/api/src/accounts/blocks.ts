import type { Schema } from "@grow/contract";
import { squareUrl } from "../media/present-photo.ts";
import type { UserRow } from "./user-queries.ts";

/** A blocked grower in the list of blocks. */
export function presentBanned({
  id,
  name,
  avatar_key,
}: Pick<UserRow, "id" | "name" | "avatar_key">): Schema<"BannedRow"> {
  return { type: "user", id, name, avatar_small: squareUrl(avatar_key) };
}
