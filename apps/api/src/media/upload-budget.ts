import { type QueryExecutorProvider, sql } from "kysely";
import { ApiError } from "../errors/api-error.ts";

/** The cost of a member's files. */
export interface UploadCost {
  readonly files: number;
  readonly pixels: number;
  /** Milliseconds of decoding and encoding. */
  readonly millis: number;
  /** Of converting videos: pixels of a frame times seconds. */
  readonly video: number;
}

/**
 * Per member and hour: two imports of a long diary with photos of a good camera, and the longest video in 4K or 96 minutes of Full HD to
 * convert.
 */
export const UPLOAD_BUDGET: UploadCost = {
  files: 800,
  pixels: 10_000_000_000,
  millis: 20 * 60_000,
  video: 12_000_000_000,
};

/**
 * Adds to the cost of a member's files in the current hour.
 *
 * @throws ApiError 429 with `retry_after` when it exceeds the budget
 */
export async function spendUploadBudget(
  db: QueryExecutorProvider,
  userId: number,
  { files = 0, pixels = 0, millis = 0, video = 0 }: Partial<UploadCost>,
  budget: UploadCost = UPLOAD_BUDGET,
): Promise<void> {
  const { rows } = await sql<UploadCost & { retry_after: number }>`
    insert into upload_budget as spent (user_id, files, pixels, millis, video)
    values (${userId}, ${files}, ${pixels}, ${Math.round(millis)}, ${video})
    on conflict (user_id) do update set (start_date, files, pixels, millis, video) = (
      select case when is_over then now() else spent.start_date end,
        excluded.files + case when is_over then 0 else spent.files end,
        excluded.pixels + case when is_over then 0 else spent.pixels end,
        excluded.millis + case when is_over then 0 else spent.millis end,
        excluded.video + case when is_over then 0 else spent.video end
      from (select spent.start_date <= now() - interval '1 hour' as is_over) present)
    returning files, pixels, millis, video,
      ceil(extract(epoch from start_date + interval '1 hour' - now()))::int as retry_after`.execute(db);
  const [spent] = rows;
  if (!spent) return;
  const isWithin =
    spent.files <= budget.files &&
    spent.pixels <= budget.pixels &&
    spent.millis <= budget.millis &&
    spent.video <= budget.video;
  if (isWithin) return;
  // A clock that was set back would ask for more than an hour.
  throw budgetSpent(Math.min(Math.max(1, spent.retry_after), 3600));
}

/** @param retryAfter seconds */
export function budgetSpent(retryAfter: number): ApiError {
  return new ApiError(429, [{ code: "rate_limited", params: { retry_after: retryAfter } }], {
    headers: { "retry-after": String(retryAfter) },
  });
}
