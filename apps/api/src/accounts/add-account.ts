import type { Schema } from "@grow/contract";
import type { Tx } from "../db/database.ts";
import { invalid } from "../errors/api-error.ts";
import { ownAddress } from "./own-address.ts";
import { requireFreeName } from "./rename-user.ts";

/** Data of a new account. */
export interface NewAccount {
  readonly name: string;
  /** Null for an account without one. */
  readonly email: string | null;
  readonly is_email_confirmed: boolean;
  /** Null for an account that signs in with a provider only. */
  readonly password_hash: string | null;
  readonly locale: Schema<"Locale">;
}

/**
 * Adds a user with their account.
 *
 * @returns their id
 * @throws ApiError 422 `taken` for a name of another user, also when both sign up at the same moment, and for a proved address that
 *   another user has proved before. One that is only entered is not looked up.
 */
export async function addAccount(tx: Tx, { name, email, ...account }: NewAccount): Promise<number> {
  await requireFreeName(tx, name.toLowerCase(), null);
  const { id } = await tx.insertInto("users").values({ name }).returning("id").executeTakeFirstOrThrow();
  const handle = await tx
    .insertInto("user_handle")
    .values({ handle: name.toLowerCase(), user_id: id })
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .executeTakeFirst();
  if (handle.numInsertedOrUpdatedRows === 0n) throw invalid([{ code: "taken", field: "name" }]);
  await tx
    .insertInto("account")
    .values({ user_id: id, email, ...account })
    .execute();
  if (email !== null && account.is_email_confirmed && !(await ownAddress(tx, id, email)))
    throw invalid([{ code: "taken", field: "email" }]);
  await tx
    .insertInto("event")
    .values({ type: "user.create", user_id: id, content_type: "user", content_id: id })
    .execute();
  return id;
}
