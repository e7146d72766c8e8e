import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { likedBy } from "../../content/likes.ts";
import { type Target, targetOf, targetQuery } from "../../content/targets/find-target.ts";
import { composed } from "../../db/composed.ts";
import { instant, jsonRow } from "../../db/json-row.ts";
import type { SourceKind } from "../../kinds/kind.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { type CommentPage, type CommentRow, shownOf, totalOf, versionOfShown } from "./queries.ts";

/** A thing that the reader may see, and the version of a page of its comments. */
export interface SeenComments {
  readonly target: Target;
  readonly version: string;
}

/** Looks whether the thing is there for the reader, and which comments stand on a page of it, in one query. */
export async function lookAtComments(
  db: QueryExecutorProvider,
  type: SourceKind,
  id: number,
  page: CommentPage,
  reader: Reader | null,
): Promise<SeenComments | null> {
  const [row] = await look(type, page, reader)(db, id, page, reader);
  const target = targetOf(row, type, id, reader);
  return row && target ? { target, version: row.besides } : null;
}

/** A page of comments (no replies) with their first replies, and what a look at it would have seen at that moment. */
export interface CommentsAtOnce extends SeenComments {
  readonly comments: CommentRow[];
  readonly replies: CommentRow[];
  readonly total: number;
}

/** The same as {@link lookAtComments}, and all that stands on the page besides; in one query, too. */
export async function readCommentsAtOnce(
  db: QueryExecutorProvider,
  type: SourceKind,
  id: number,
  page: CommentPage,
  reader: Reader | null,
): Promise<CommentsAtOnce | null> {
  const [row] = await read(type, page, reader)(db, id, page, reader);
  const target = targetOf(row, type, id, reader);
  if (!row || !target) return null;
  const [version, total, values] = row.besides;
  const shown = (values ?? []).map(shownRow.read);
  const replies = new Map(shown.filter(({ nth }) => nth > 0).map((reply) => [reply.id, reply]));
  return {
    target,
    version,
    total,
    comments: shown.filter(({ nth }) => nth === 0),
    // The one that must be there may be the last, and may stand among the first too.
    replies: [...replies.values()].sort((one, other) => one.id - other.id),
  };
}

interface ShownRow extends CommentRow {
  nth: number;
}

function rowOfShown(readerId: number | null) {
  return jsonRow<ShownRow>({
    nth: sql`k.nth`,
    id: sql`k.id`,
    parent_id: sql`c.parent_id`,
    text: sql`c.text`,
    lang: sql`c.lang`,
    add_date: instant(sql`c.add_date`),
    update_date: instant(sql`c.update_date`),
    cnt_likes: sql`c.cnt_likes`,
    cnt_childs: sql`c.cnt_childs`,
    is_remove: sql`c.is_remove`,
    author_id: sql`case when not u.is_remove then u.id end`,
    author_name: sql`u.name`,
    author_avatar_key: sql`u.avatar_key`,
    is_like: likedBy(readerId, "comment", sql`k.id`),
  });
}

const shownRow = rowOfShown(null);

type Thing = Pick<Target, "type" | "id">;

const look = pageStatement<string>(
  (thing, page, readerId) => sql`(
    with ${shownOf(thing, page, readerId)}
    select ${versionOfShown(thing, readerId)} from shown k left join users u on u.id = k.author)`,
);

const read = pageStatement<[version: string, total: number, shown: unknown[][] | null]>(
  (thing, page, readerId) => sql`(
    with ${shownOf(thing, page, readerId)}
    select json_build_array(
      ${versionOfShown(thing, readerId)}, ${totalOf(thing, readerId)},
      json_agg(${rowOfShown(readerId).values} order by k.place))
    from shown k join comment c on c.id = k.id left join users u on u.id = k.author)`,
);

/** Statements that find a thing and something of a page of its comments: one for each kind, order, and whether anybody asks. */
function pageStatement<Besides>(
  besides: (thing: Thing, page: CommentPage, readerId: number | null) => RawBuilder<unknown>,
) {
  const statements = new Map<string, ReturnType<typeof compose>>();
  const compose = (type: SourceKind, sort: CommentPage["sort"], isGuest: boolean) =>
    composed((id: number, start: number, limit: number, preload: number | null, readerId: number) =>
      targetQuery<Besides>(
        type,
        id,
        besides({ type, id }, { sort, start, limit, preload_comment: preload }, isGuest ? null : readerId),
      ),
    );
  return (type: SourceKind, { sort }: CommentPage, reader: Reader | null) => {
    const name = `${type} ${sort} ${reader === null}`;
    const statement = statements.get(name) ?? compose(type, sort, reader === null);
    statements.set(name, statement);
    return (
      db: QueryExecutorProvider,
      id: number,
      { start, limit, preload_comment = null }: CommentPage,
      asker: Reader | null,
    ) => statement(db, id, start, limit, preload_comment, asker?.id ?? 0);
  };
}
