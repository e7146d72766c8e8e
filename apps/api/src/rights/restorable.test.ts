import { type OperationId, operationTable } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addComment } from "../testing/comment-rows.ts";
import { builtIds } from "../testing/contract/sample-request.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { addQuestion } from "../testing/question-rows.ts";

const api = freshApi();

interface RestorableKind {
  readonly table: string;
  /** Makes a thing of this author, and returns the path that deletes it. */
  make(authorId: number): Promise<string>;
}

const RESTORABLE: Partial<Record<OperationId, RestorableKind>> = {
  restoreDiary: {
    table: "diary",
    make: async (userId) => `/diaries/${await addDiary(api.database.db, { userId })}`,
  },
  restoreWeek: {
    table: "week",
    async make(userId) {
      const id = await addDiary(api.database.db, { userId });
      return `/diaries/${id}/weeks/${await addWeek(api.database.db, id)}`;
    },
  },
  restoreProblem: {
    table: "problem",
    make: async (userId) => `/problems/${await addQuestion(api.database.db, { userId })}`,
  },
  restoreComment: {
    table: "comment",
    async make(userId) {
      const content_id = await addDiary(api.database.db, { userId });
      return `/comments/${await addComment(api.database.db, { content_id, user_id: userId })}`;
    },
  },
};

// An account that is to be deleted is still there: who keeps it needs no moderator.
// Only their reader sees and deletes notifications. What is written on the staff desk has no author.
const restores = builtIds.filter(
  (id) =>
    operationTable[id].path.endsWith("/restore") &&
    operationTable[id].tag !== "staff" &&
    id !== "keepUser" &&
    id !== "restoreNotifications",
);

test("every operation that restores something is in the table", () => {
  expect(restores.sort()).toEqual(Object.keys(RESTORABLE).sort());
});

describe.each(restores)("%s", (id) => {
  const kind = RESTORABLE[id] as RestorableKind;
  const setUp = async () => {
    const author = await api.addUser();
    const moderator = await api.addUser({ access: ["moderate"] });
    const path = await kind.make(author.id);
    const remove = async (as: number) => (await api.request("DELETE", path, { as })).status;
    const restore = async (as: number) => (await api.request("POST", `${path}/restore`, { as })).status;
    return { author: author.id, moderator: moderator.id, remove, restore };
  };

  test("returns 403 to the author when a moderator removed it", async () => {
    const { author, moderator, remove, restore } = await setUp();
    expect(await remove(moderator)).toBe(200);
    expect(await restore(author)).toBe(403);
    expect(await restore(moderator)).toBe(200);
  });

  test("restores for the author what they removed, also after a moderator restored it", async () => {
    const { author, moderator, remove, restore } = await setUp();
    await remove(moderator);
    await restore(moderator);
    await remove(author);
    expect(await restore(author)).toBe(200);
  });

  test("returns 404 to all users after 30 days", async () => {
    const { author, moderator, remove, restore } = await setUp();
    await remove(author);
    await sql`update ${sql.table(kind.table)} set remove_date = now() - interval '31 days'`.execute(
      api.database.db,
    );
    expect([await restore(author), await restore(moderator)]).toEqual([404, 404]);
  });
});
