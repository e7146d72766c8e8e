import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { growerName } from "../../../../shared/words/author-words.ts";
import { loader } from "./route.tsx";

const comments: Schema<"CommentList"> = { items: [], total: 0, start: 0, limit: 20 };
const weeks = [sampleWeek(), sampleHarvest()];
const open = sampleDiary(weeks);
const AUTHOR = open.item_user?.id ?? 0;
const session = (id: number, access: string[] = []) => ({ user: { id }, access }) as never;

/** The page of the diary, as the api answers it to whoever asks. */
async function page(diary: unknown, visit: Parameters<typeof fakeContext>[0] = {}, week?: number) {
  const path = week === undefined ? open.link : `${open.link}/week/${week}`;
  const { context } = fakeContext({
    path,
    api: {
      "GET /diaries/{id}": diary,
      "GET /comments/{type}/{id}": comments,
      "GET /comments/{type}/{id}/summary": { cnt_comments: 0, items_week: [] },
    },
    ...visit,
  });
  const params = {
    id: open.link.replace("/diaries/", ""),
    ...(week === undefined ? {} : { week: String(week) }),
  };
  return await loader({ request: new Request(context.url), context, params });
}

describe("a diary that is not public", () => {
  it.each<[string, Partial<Schema<"Diary">>]>([
    ["removed", { is_remove: true }],
    ["banned", { is_ban: true }],
    ["waiting", { is_moderate: true }],
    ["hidden", { is_hidden: true }],
    ["private", { visibility: "private" }],
  ])("shows a moderator that it is %s", async (state, change) => {
    const view = await page(sampleDiary(weeks, change), { session: session(AUTHOR + 1, ["moderate"]) });
    expect(view.status).toEqual([state]);
    expect(view.moderation).not.toBeNull();
    expect(view.isOwn).toBe(false);
  });

  it("shows its author the state, without the moderation form", async () => {
    const change = { is_ban: true, is_hidden: true, visibility: "unlisted" } as const;
    const view = await page(sampleDiary(weeks, change), { session: session(AUTHOR) });
    expect(view.status).toEqual(["banned", "hidden", "unlisted"]);
    expect([view.isOwn, view.moderation]).toEqual([true, null]);
  });

  it.each<[string, Parameters<typeof session>]>([
    ["its author", [AUTHOR]],
    ["a moderator", [AUTHOR + 1, ["moderate"]]],
  ])("shows %s the moderator's reason", async (_, who) => {
    const change = { is_ban: true, moderation_text: "Somebody else's photos." };
    const view = await page(sampleDiary(weeks, change), { session: session(...who) });
    expect(view.moderationText).toBe("Somebody else's photos.");
    expect(await page(sampleDiary(weeks))).not.toHaveProperty("moderationText");
  });

  it("that was rejected is not shown as queued", async () => {
    const view = await page(sampleDiary(weeks, { is_ban: true, is_moderate: true }), {
      session: session(AUTHOR),
    });
    expect(view.status).toEqual(["banned"]);
  });

  it("is a 404 for others", async () => {
    const closed = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    await expect(page(closed)).rejects.toMatchObject({ status: 404 });
  });

  it("that is unlisted shows no state to others, and is noindex", async () => {
    const view = await page(sampleDiary(weeks, { visibility: "unlisted" }));
    expect(view.status).toEqual([]);
    expect(view.head).toMatchObject({ isIndexed: false });
  });
});

describe("a locked diary", () => {
  const cut = sampleDiary(weeks, {
    is_lock: true,
    is_cut: true,
    items_week: [sampleWeek()],
  });

  it("shows its first week, and counts locked content", async () => {
    const view = await page({ ...cut, current_id: 181 });
    expect(view.week?.id).toBe(181);
    expect([view.isPremium, view.lockedWeeks]).toEqual([true, 1]);
    expect(view.cells.map(({ levels }) => levels === null)).toEqual([false, true]);
  });

  it("shows neither the week nor its comments at a locked URL", async () => {
    const view = await page({ ...cut, current_id: 181 }, {}, 190);
    expect([view.week, view.comments]).toEqual([null, null]);
    expect(view.lockedWeeks).toBe(1);
  });

  it("is complete for users who may read it", async () => {
    const view = await page(sampleDiary(weeks, { is_lock: true }), { session: session(AUTHOR) });
    expect(view.lockedWeeks).toBe(0);
  });
});

it("a diary of a deleted author has no author, and says so in every language", async () => {
  const view = await page(sampleDiary(weeks, { item_user: null }));
  expect(view.author).toBeNull();
  expect(view.isOwn).toBe(false);
  const { context } = fakeContext();
  expect(growerName(context.i18n, view.author)).toBe("Removed");
});
