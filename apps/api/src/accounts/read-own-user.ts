import type { Schema } from "@grow/contract";
import type { Db } from "../db/database.ts";
import { notSignedIn } from "../errors/api-error.ts";
import { presentOwnUser } from "./present-user.ts";
import { findOwnUser } from "./user-queries.ts";

/**
 * Reads the signed-in user with their private data.
 *
 * @throws ApiError 401 when the account was deleted since the token was checked
 */
export async function readOwnUser(db: Db, userId: number): Promise<Schema<"User">> {
  const user = await findOwnUser(db, userId);
  if (user === null) throw notSignedIn();
  return presentOwnUser(user);
}
