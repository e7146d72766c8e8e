import type { Schema } from "@grow/contract";
import type { Db } from "../db/database.ts";
import { notSignedIn } from "../errors/api-error.ts";
import { presentOwnUser } from "./present-user.ts";
import { findOwnUser } from "./user-queries.ts";

/**
 * The signed-in grower as he sees himself.
 *
 * @throws ApiError 401 when the account is gone since the token was checked
 */
export async function readOwnUser(db: Db, userId: number): Promise<Schema<"User">> {
  const user = await findOwnUser(db, userId);
  if (user === null) throw notSignedIn();
  return presentOwnUser(user);
}
