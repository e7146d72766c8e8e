import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { likedBy } from "../../content/likes.ts";
import { type Target, targetOf, targetQuery } from "../../content/targets/find-target.ts";
import { composed } from "../../db/composed.ts";
import { instant, jsonRow } from "../../db/json-row.ts";
import type { SourceKind } from "../../kinds/kind.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { type CommentPage, type CommentRow, shownOf, totalOf, versionOfShown } from "./queries.ts";

/** A thing that the user may see, and the version of a page of its comments. */
export interface CommentsVersion {
  readonly target: Target;
  readonly version: string;
}

/** Checks the user's access to a thing and reads the version of a page of its comments, in one query. */
export async function precheckComments(
  db: QueryExecutorProvider,
  type: SourceKind,
  id: number,
  page: CommentPage,
  reader: Reader | null,
): Promise<CommentsVersion | null> {
  const [row] = await versionStatement(type, page, reader)(db, id, page, reader);
  const target = targetOf(row, type, id, reader);
  return row && target ? { target, version: row.besides } : null;
}

/** A page of comments with their first replies, and its precheck at the same moment. */
export interface CommentsWithVersion extends CommentsVersion {
  readonly comments: CommentRow[];
  readonly replies: CommentRow[];
  readonly total: number;
}

/** Does the same as {@link precheckComments} and reads the comments, in one query. */
export async function readCommentsWithVersion(
  db: QueryExecutorProvider,
  type: SourceKind,
  id: number,
  page: CommentPage,
  reader: Reader | null,
): Promise<CommentsWithVersion | null> {
  const [row] = await statementWithVersion(type, page, reader)(db, id, page, reader);
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
    // The requested reply may also be among the first ones.
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

const versionStatement = pageStatement<string>(
  (thing, page, readerId) => sql`(
    with ${shownOf(thing, page, readerId)}
    select ${versionOfShown(thing, readerId)} from shown k left join users u on u.id = k.author)`,
);

const statementWithVersion = pageStatement<[version: string, total: number, shown: unknown[][] | null]>(
  (thing, page, readerId) => sql`(
    with ${shownOf(thing, page, readerId)}
    select json_build_array(
      ${versionOfShown(thing, readerId)}, ${totalOf(thing, readerId)},
      json_agg(${rowOfShown(readerId).values} order by k.place))
    from shown k join comment c on c.id = k.id left join users u on u.id = k.author)`,
);

/** Statements for a thing and a page of its comments: one per kind and sort order, for guests and members. */
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
      user: Reader | null,
    ) => statement(db, id, start, limit, preload_comment, user?.id ?? 0);
  };
}
