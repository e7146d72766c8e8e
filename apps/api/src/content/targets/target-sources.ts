import { type RawBuilder, sql } from "kysely";
import type { SourceKind, TargetSource } from "../../kinds/kind.ts";
import { KINDS } from "../../kinds/kinds.ts";

/** The row of a source: the columns that determine who may see a thing. */
export interface SourceRow {
  /** The diary whose rights apply, and the week of it that must be visible to the user. */
  diary_id: number | null;
  week_id: number | null;
  /** The user who may see it even if others may not. */
  owner_id: number | null;
  /** Removed, or not yet attached to anything. */
  is_gone: boolean;
  /** Whether its own state is public. */
  is_open: boolean;
  takes_comments: boolean;
}

/** The query of the {@link SourceRow} of a thing. */
export function targetSource(type: SourceKind, id: number): RawBuilder<unknown> {
  const {
    from,
    diary_id = sql`null::bigint`,
    week_id = sql`null::bigint`,
    owner_id = sql`null::bigint`,
    is_gone = sql`t.is_remove`,
    is_open = sql`true`,
    takes_comments = sql`true`,
  }: TargetSource = KINDS[type].target;
  return sql`
    select ${diary_id} as diary_id, ${week_id} as week_id, ${owner_id} as owner_id, ${is_gone} as is_gone,
      ${is_open} as is_open, ${takes_comments} as takes_comments
    from ${from} where t.id = ${id}`;
}
