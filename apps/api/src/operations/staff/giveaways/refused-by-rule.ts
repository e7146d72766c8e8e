import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem } from "../../../errors/api-error.ts";

/** The rules of the database for giveaways, as the problems that they are. */
const RULES: Readonly<Record<string, Problem>> = {
  giveaway_keep_rules: { code: "closed", field: "id" },
  giveaway_keep_draw: { code: "closed", field: "id" },
  giveaway_enough_prizes: { code: "too_few", field: "items_prize" },
  giveaway_result_check: { code: "out_of_range", field: "date_result" },
  giveaway_reveal_check: { code: "out_of_range", field: "date_result" },
};

/**
 * Writes a giveaway and checks it at once, not at the end of the transaction. Its rules were checked before; this is for an end that comes
 * while it is being saved.
 *
 * @throws ApiError 422 for a rule of the database
 */
export async function writeByRules<T>(tx: Tx, write: () => Promise<T>): Promise<T> {
  try {
    const written = await write();
    await sql`set constraints all immediate`.execute(tx);
    return written;
  } catch (error) {
    const problem = RULES[constraintOf(error)];
    throw problem === undefined ? error : invalid([problem]);
  }
}

function constraintOf(error: unknown): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, "constraint")) : "";
}
