import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { ApiError } from "../errors/api-error.ts";

/** Hours for which a key is remembered. */
export const KEY_HOURS = 24;

/** A create that its sender can repeat without creating twice. */
export interface KeyedRequest {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  /** What makes two requests equal: path and body. */
  readonly content: unknown;
}

interface KeptAnswer {
  readonly status: number;
  readonly envelope: unknown;
}

/**
 * Runs a create once per key. The key is written in the create's own transaction: a concurrent request waits for the first, then returns
 * the same response if that succeeded, and runs otherwise.
 *
 * @throws ApiError 409 when the key was used with other content
 */
export async function runOnce(
  database: Database,
  { userId, operation, key, content }: KeyedRequest,
  create: (tx: Tx) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest();
  return database.transaction(async (tx) => {
    const mine = { user_id: userId, operation, key };
    await sql`delete from idempotency_key where user_id = ${userId} and operation = ${operation} and key = ${key}
      and add_date < now() - make_interval(hours => ${KEY_HOURS})`.execute(tx);
    const added = await tx
      .insertInto("idempotency_key")
      .values({ ...mine, body_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return await readKept(tx, mine, hash);
    const answer = await create(tx);
    await tx
      .updateTable("idempotency_key")
      .set({ status: answer.status, answer: JSON.stringify(answer.envelope) })
      .where("user_id", "=", userId)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

async function readKept(
  tx: Tx,
  mine: { user_id: number; operation: string; key: string },
  hash: Buffer,
): Promise<KeptAnswer> {
  const stored = await tx
    .selectFrom("idempotency_key")
    .select(["body_hash", "status", "answer"])
    .where("user_id", "=", mine.user_id)
    .where("operation", "=", mine.operation)
    .where("key", "=", mine.key)
    .executeTakeFirstOrThrow();
  if (!stored.body_hash.equals(hash)) throw new ApiError(409, [{ code: "idempotency_mismatch" }]);
  return { status: stored.status ?? 200, envelope: stored.answer };
}
