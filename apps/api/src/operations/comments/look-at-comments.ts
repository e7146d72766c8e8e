import type { QueryExecutorProvider } from "kysely";
import { composed } from "../../db/composed.ts";
import type { Reader } from "../diaries/access.ts";
import { type Target, targetOf, targetQuery } from "./find-target.ts";
import { type CommentPage, versionOfComments } from "./queries.ts";
import type { SourceType } from "./target-sources.ts";

/** A thing that the reader may see, and the version of a page of its comments. */
export interface SeenComments {
  readonly target: Target;
  readonly version: string;
}

/** Looks whether the thing is there for the reader, and which comments stand on a page of it, in one query. */
export async function lookAtComments(
  db: QueryExecutorProvider,
  type: SourceType,
  id: number,
  page: CommentPage,
  reader: Reader | null,
): Promise<SeenComments | null> {
  const { sort, start, limit, preload_comment = null } = page;
  const look = lookFor(type, sort, reader === null);
  const [row] = await look(db, id, start, limit, preload_comment, reader?.id ?? 0);
  const target = targetOf(row, type, id, reader);
  return row && target ? { target, version: row.besides } : null;
}

const looks = new Map<string, ReturnType<typeof newLook>>();

function lookFor(type: SourceType, sort: CommentPage["sort"], isGuest: boolean) {
  const name = `${type} ${sort} ${isGuest}`;
  let look = looks.get(name);
  if (look === undefined) {
    look = newLook(type, sort, isGuest);
    looks.set(name, look);
  }
  return look;
}

function newLook(type: SourceType, sort: CommentPage["sort"], isGuest: boolean) {
  return composed((id: number, start: number, limit: number, preload: number | null, readerId: number) =>
    targetQuery<string>(
      type,
      id,
      versionOfComments(
        { type, id },
        { sort, start, limit, preload_comment: preload },
        isGuest ? null : readerId,
      ),
    ),
  );
}
