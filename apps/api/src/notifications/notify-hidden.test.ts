import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addProduct } from "../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { chooseWays } from "../testing/notification-rows.ts";
import { addQuestion, addSolution } from "../testing/question-rows.ts";
import { addReview, addUsedProduct } from "../testing/review-rows.ts";
import { sentNotices } from "../testing/sent-notices.ts";
import type { TestUser } from "../testing/test-api.ts";
import { addVideo } from "../testing/video-rows.ts";

const api = freshApi();
let author: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const { db } = api.database;
  await sql`update account set is_email_confirmed = true`.execute(db);
  await chooseWays(db, { user_id: author.id, event: "content_hidden", site: true, mail: true });
});

const told = async () =>
  (
    await sql`select user_id as "to", from_user_id as "from", channel, event, type, content_id as id
      from notification order by id`.execute(api.database.db)
  ).rows;
const video = (id: number, is_remove: boolean) => ({
  method: "PATCH" as const,
  path: `/videos/${id}`,
  body: { is_remove },
});
const remove = (path: string) => ({ method: "DELETE" as const, path });
const restore = (path: string) => ({ method: "POST" as const, path: `${path}/restore` });

type Call = { method: "DELETE" | "POST" | "PATCH"; path: string; body?: object };
interface Thing {
  readonly id: number;
  readonly remove: Call;
  /** Null where a removal is for good. */
  readonly restore: Call | null;
}

/** One thing of each kind, by its author. */
const THINGS: Readonly<Record<string, () => Promise<Thing>>> = {
  comment: async () => {
    const diary = await addDiary(api.database.db, { userId: author.id });
    const { body } = await api.request<Schema<"Comment">>("POST", `/comments/diary/${diary}`, {
      ...{ as: author.id, body: { text: "Nice." } },
    });
    const path = `/comments/${body.data.id}`;
    return { id: body.data.id, remove: remove(path), restore: restore(path) };
  },
  problem: async () => {
    const id = await addQuestion(api.database.db, { userId: author.id });
    return { id, remove: remove(`/problems/${id}`), restore: restore(`/problems/${id}`) };
  },
  solution: async () => {
    const problem = await addQuestion(api.database.db, { userId: null });
    const id = await addSolution(api.database.db, problem, { userId: author.id });
    return { id, remove: remove(`/problems/${problem}/solution/${id}`), restore: null };
  },
  video: async () => {
    const id = await addVideo(api.database.db, {
      ...{
        userId: author.id,
        columns: { title: "Topping", is_publish: true, is_ready: true, publish_date: "2026-09-14" },
      },
    });
    return { id, remove: video(id, true), restore: video(id, false) };
  },
  review: async () => {
    const { brandId } = await addUsedProduct(api.database.db, author.id);
    const productId = await addProduct(api.database.db, { name: "Other", brandId, section: "grow-tents" });
    const id = await addReview(api.database.db, { userId: author.id, productId });
    return { id, remove: remove(`/reviews/${id}`), restore: null };
  },
  week: async () => {
    const diary = await addDiary(api.database.db, { userId: author.id });
    const id = await addWeek(api.database.db, diary);
    await addWeek(api.database.db, diary, { days: 2 });
    const path = `/diaries/${diary}/weeks/${id}`;
    return { id, remove: remove(path), restore: restore(path) };
  },
  diary: async () => {
    const id = await addDiary(api.database.db, { userId: author.id });
    return { id, remove: remove(`/diaries/${id}`), restore: restore(`/diaries/${id}`) };
  },
};

const run = ({ method, path, body }: Call, as: TestUser) => api.request(method, path, { as: as.id, body });

it.each(Object.keys(THINGS))("a moderator's removal of a %s notifies its author", async (type) => {
  const thing = await (THINGS[type] as () => Promise<Thing>)();
  expect((await run(thing.remove, moderator)).status).toBe(200);
  expect(await told()).toEqual([
    { to: author.id, from: null, channel: "system", event: "content_hidden", type, id: thing.id },
  ]);
  const [mail, ...rest] = await sentNotices(api);
  expect(rest).toEqual([]);
  expect(mail?.to).toBe(author.email);
  expect(mail?.subject).toMatch(/^A moderator hid something you posted \(\S/);
  expect(mail?.text).toMatch(/https:\/\/grow\.example\/(?!grower\/null)\S+/);
  expect(mail?.text).not.toContain("null");
  if (thing.restore === null) return;
  expect((await run(thing.restore, moderator)).status).toBe(200);
  expect(await told()).toEqual([]);
});

it.each(Object.keys(THINGS))("their own removal of a %s does not notify its author", async (type) => {
  const thing = await (THINGS[type] as () => Promise<Thing>)();
  expect((await run(thing.remove, author)).status).toBe(200);
  expect(await told()).toEqual([]);
  expect(api.jobs.filter(({ name }) => name === "send-notice")).toEqual([]);
});
