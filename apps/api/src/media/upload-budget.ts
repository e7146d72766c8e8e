import { type QueryExecutorProvider, sql } from "kysely";
import { ApiError } from "../errors/api-error.ts";

/** The cost of a member's files. */
export interface UploadCost {
  readonly files: number;
  readonly pixels: number;
  /** Milliseconds of decoding and encoding. */
  readonly millis: number;
}

/** Per member and hour: two imports of a long diary with photos of a good camera. */
export const UPLOAD_BUDGET: UploadCost = { files: 800, pixels: 10_000_000_000, millis: 20 * 60_000 };

/**
 * Adds to the cost of a member's files in the current hour.
 *
 * @throws ApiError 429 with `retry_after` when it exceeds the budget
 */
export async function spendUploadBudget(
  db: QueryExecutorProvider,
  userId: number,
  { files, pixels, millis }: UploadCost,
  budget: UploadCost = UPLOAD_BUDGET,
): Promise<void> {
  const { rows } = await sql<UploadCost & { retry_after: number }>`
    insert into upload_budget as spent (user_id, files, pixels, millis)
    values (${userId}, ${files}, ${pixels}, ${Math.round(millis)})
    on conflict (user_id) do update set (start_date, files, pixels, millis) = (
      select case when is_over then now() else spent.start_date end,
        excluded.files + case when is_over then 0 else spent.files end,
        excluded.pixels + case when is_over then 0 else spent.pixels end,
        excluded.millis + case when is_over then 0 else spent.millis end
      from (select spent.start_date <= now() - interval '1 hour' as is_over) present)
    returning files, pixels, millis,
      ceil(extract(epoch from start_date + interval '1 hour' - now()))::int as retry_after`.execute(db);
  const [spent] = rows;
  if (!spent) return;
  const isWithin =
    spent.files <= budget.files && spent.pixels <= budget.pixels && spent.millis <= budget.millis;
  if (isWithin) return;
  // A clock that was set back would ask for more than an hour.
  const retry_after = Math.min(Math.max(1, spent.retry_after), 3600);
  throw new ApiError(429, [{ code: "rate_limited", params: { retry_after } }], {
    headers: { "retry-after": String(retry_after) },
  });
}
