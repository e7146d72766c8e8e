import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { SMALL_WORK } from "../../media/conversion-work.ts";
import { UPLOAD_BUDGET } from "../../media/upload-budget.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { addVideo } from "../../testing/video-rows.ts";

const api = freshApi();
let author: TestUser;
let stranger: TestUser;
let moderator: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  stranger = await api.addUser({ name: "stranger" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  id = await addVideo(api.database.db, { userId: author.id });
});

const patch = (body: object, as: number | null = author.id, of = id) =>
  api.request<Schema<"Video">>("PATCH", `/videos/${of}`, { as, body });
const read = (as: number | null = null, of: number | string = id) =>
  api.request<Schema<"Video">>("GET", `/videos/${of}`, { as });
const shorts = async (query = "", as: number | null = null) =>
  (await api.request<Schema<"VideoCardList">>("GET", `/shorts?${query}`, { as })).body.data.items.map(
    (item) => item.id,
  );

describe("a draft", () => {
  it("is there for its author and moderators only", async () => {
    expect((await read()).status).toBe(404);
    expect((await read(stranger.id)).status).toBe(404);
    expect((await read(author.id)).body.data).toMatchObject({ id, is_publish: false, is_short: true });
    expect((await read(moderator.id)).status).toBe(200);
    expect(await shorts()).toEqual([]);
    expect(await shorts(`user_id=${author.id}`)).toEqual([]);
    expect(await shorts(`user_id=${author.id}`, author.id)).toEqual([id]);
  });

  it("needs a title to be published, and is listed then", async () => {
    expect((await patch({ is_publish: true })).codes).toEqual(["required title"]);
    const { status, body } = await patch({
      title: "Day 1 to 60",
      is_publish: true,
      tags: ["led", "time-lapse"],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ link: `/shorts/${id}-day-1-to-60`, tags: ["led", "time-lapse"] });
    expect(await shorts()).toEqual([id]);
    expect(await shorts("tags=led")).toEqual([id]);
    expect(await shorts("tags=hps")).toEqual([]);
    expect((await read()).status).toBe(200);
  });

  it("notifies followers once when it is published", async () => {
    await api.request("POST", `/follows/user/${author.id}`, { as: stranger.id });
    await sql`delete from notification`.execute(api.database.db);
    await patch({ title: "Trim", is_publish: true });
    await patch({ is_publish: false });
    await patch({ is_publish: true });
    const { rows } = await sql`select user_id, event, type, content_id from notification`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ user_id: stranger.id, event: "video_new", type: "video", content_id: id }]);
  });
});

describe("PATCH /videos/{id}", () => {
  it("makes a short of a minute's part of a longer upright video", async () => {
    const long = await addVideo(api.database.db, {
      userId: author.id,
      columns: { duration: 200, is_short: false },
    });
    expect((await patch({ clip_start: 10, clip_end: 65 }, author.id, long)).body.data.is_short).toBe(true);
    expect((await patch({ clip_end: 100 }, author.id, long)).body.data.is_short).toBe(false);
  });

  it.each([{ clip_start: 30, clip_end: 20 }, { clip_end: 400 }, { clip_start: 86_000 }])(
    "returns 422 for the part %o",
    async (part) => {
      expect((await patch(part)).codes).toEqual(["out_of_range clip_end"]);
    },
  );

  it("takes an own week only", async () => {
    const { db } = api.database;
    const own = await addDiary(db, { userId: author.id });
    const week = await addWeek(db, own, { days: 3 });
    const { body } = await patch({
      diary_id: own,
      week_id: week,
    });
    expect(body.data).toMatchObject({ item_diary: { id: own }, item_week: { id: week } });
    const foreign = await addDiary(db, { userId: stranger.id });
    expect((await patch({ diary_id: foreign })).codes).toEqual(["unknown_reference diary_id"]);
  });

  it("removes and restores for its author, but not what a moderator removed", async () => {
    await patch({ title: "Trim", is_publish: true });
    expect((await patch({ is_remove: true })).body.data.is_remove).toBe(true);
    expect((await read()).status).toBe(404);
    expect((await patch({ is_remove: false })).body.data.is_remove).toBe(false);
    expect((await read()).status).toBe(200);
    await patch({ is_remove: true }, moderator.id);
    expect((await patch({ is_remove: false })).status).toBe(403);
    expect((await patch({ is_remove: false }, moderator.id)).status).toBe(200);
  });

  it("is for its author and moderators", async () => {
    expect((await patch({ text: "x" }, null)).status).toBe(401);
    expect((await patch({ text: "x" }, stranger.id)).status).toBe(404);
    await patch({ title: "Trim", is_publish: true });
    expect((await patch({ text: "x" }, stranger.id)).status).toBe(403);
    expect((await patch({ text: "x" }, moderator.id)).status).toBe(200);
    expect((await patch({})).status).toBe(422);
  });
});

it("POST /videos/{id}/impressions counts a visitor once", async () => {
  await patch({ title: "Trim", is_publish: true });
  const view = async () =>
    (
      await api.request<Schema<"Views">>("POST", `/videos/${id}/impressions`, {
        headers: { "x-guest": "0191a2b4-7a7a-4f5e-9a2b-111111111111" },
      })
    ).body.data.cnt_views;
  expect([await view(), await view()]).toEqual([1, 1]);
  expect((await api.request("POST", "/videos/999/impressions")).status).toBe(404);
});

describe("a published short", () => {
  const comment = (as: number | null, of = id) =>
    api.request<Schema<"Comment">>("POST", `/comments/video/${of}`, { as, body: { text: "Clean cut." } });

  it("is in the feed of followers, and not in that of others", async () => {
    await api.request("POST", `/follows/user/${author.id}`, { as: stranger.id });
    await patch({ title: "Trim", is_publish: true });
    const feed = async (as: number) =>
      (await api.request<Schema<"FeedEventPage">>("GET", "/feed", { as })).body.data.items.map(
        ({ event, link, item_target }) => `${event} ${item_target?.name} ${link}`,
      );
    expect(await feed(stranger.id)).toEqual([`video_new Trim /shorts/${id}-trim`]);
    expect(await feed(moderator.id)).toEqual([]);
    await patch({ is_remove: true });
    expect(await feed(stranger.id)).toEqual([]);
  });

  it("takes comments, which are counted and notify the author", async () => {
    expect((await comment(stranger.id)).status).toBe(404);
    await patch({ title: "Trim", is_publish: true });
    expect((await comment(null)).status).toBe(401);
    expect((await comment(stranger.id)).status).toBe(201);
    expect((await read()).body.data.cnt_comments).toBe(1);
    const list = await api.request<Schema<"CommentList">>("GET", `/comments/video/${id}`);
    expect(list.body.data.items.map(({ text }) => text)).toEqual(["Clean cut."]);
    const { rows } = await sql`
      select user_id, type, content_id from notification where user_id = ${author.id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ user_id: author.id, type: "video", content_id: id }]);
  });

  it("is on its author's profile together with their longer videos", async () => {
    await patch({ title: "Trim", is_publish: true });
    const long = await addVideo(api.database.db, {
      userId: author.id,
      columns: { duration: 200, is_short: false },
    });
    await patch({ title: "Tour", is_publish: true }, author.id, long);
    expect((await shorts(`user_id=${author.id}`)).sort()).toEqual([id, long].sort());
    expect(await shorts(`user_id=${stranger.id}`)).toEqual([]);
    expect(await shorts("is_short=true")).toEqual([id]);
  });
});

describe("GET /shorts of a diary", () => {
  it("returns its published shorts and videos, newest first, while the diary is public", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: author.id });
    const week = await addWeek(db, diary, { days: 3 });
    const long = await addVideo(db, { userId: author.id, columns: { duration: 200, is_short: false } });
    await patch({ title: "Trim", diary_id: diary, week_id: week, is_publish: true });
    await patch({ title: "Tour", diary_id: diary, is_publish: true }, author.id, long);
    const draft = await addVideo(db, { userId: author.id });
    await patch({ diary_id: diary }, author.id, draft);
    expect(await shorts(`diary_id=${diary}`)).toEqual([long, id]);
    expect(await shorts(`diary_id=${diary}&is_short=true`)).toEqual([id]);
    expect(await shorts(`diary_id=${diary + 1}`)).toEqual([]);
    await sql`update diary set visibility = 'private' where id = ${diary}`.execute(db);
    expect(await shorts(`diary_id=${diary}`)).toEqual([]);
    expect(await shorts(`diary_id=${diary}`, stranger.id)).toEqual([]);
    expect(await shorts(`diary_id=${diary}`, author.id)).toEqual([long, id]);
  });
});

describe("GET /videos/{id}/neighbours", () => {
  /** Published one after another. */
  const publish = async (userId: number, day: number, columns: object = {}) =>
    await addVideo(api.database.db, {
      userId,
      columns: {
        title: `Day ${day}`,
        is_publish: true,
        publish_date: `2026-09-${String(day).padStart(2, "0")}T08:00:00Z`,
        ...columns,
      },
    });
  const beside = async (of: number, query = "", as: number | null = null) => {
    const { status, body } = await api.request<Schema<"VideoNeighbours">>(
      "GET",
      `/videos/${of}/neighbours${query}`,
      { as },
    );
    return [status, body.data?.before?.id ?? null, body.data?.after?.id ?? null];
  };

  it("returns the next newer and the next older short, however many there are", async () => {
    const [first, second, third] = [
      await publish(author.id, 1),
      await publish(stranger.id, 2),
      await publish(author.id, 3),
    ];
    // Neither drafts nor videos, nor what is not converted.
    await publish(author.id, 2, { is_ready: false });
    await publish(author.id, 2, { is_short: false, duration: 200 });
    expect(await beside(second)).toEqual([200, third, first]);
    expect(await beside(third)).toEqual([200, null, second]);
    expect(await beside(first)).toEqual([200, second, null]);
  });

  it("returns the newest short after a draft of one's own", async () => {
    const newest = await publish(stranger.id, 1);
    expect(await beside(id, "", author.id)).toEqual([200, null, newest]);
  });

  it("stays among the shorts of followed growers", async () => {
    const followed = await publish(author.id, 1);
    const other = await publish(stranger.id, 2);
    const newest = await publish(author.id, 3);
    await api.request("POST", `/follows/user/${author.id}`, { as: moderator.id });
    expect(await beside(newest, "?is_follow=true", moderator.id)).toEqual([200, null, followed]);
    expect(await beside(newest, "", moderator.id)).toEqual([200, null, other]);
    expect(await beside(newest, "?is_follow=true")).toEqual([200, null, null]);
  });

  it.each([
    ["like", "cnt_likes"],
    ["view", "cnt_views"],
  ])("follows the list sorted by %s, and the id where that is equal", async (sort, column) => {
    const most = await publish(author.id, 1, { [column]: 9 });
    const least = await publish(stranger.id, 4, { [column]: 1 });
    const some = await publish(author.id, 2, { [column]: 5 });
    const same = await publish(author.id, 3, { [column]: 5 });
    const listed = await shorts(`sort=${sort}`);
    expect(listed).toEqual([most, same, some, least]);
    for (const [place, of] of listed.entries()) {
      expect(await beside(of, `?sort=${sort}`)).toEqual([
        200,
        listed[place - 1] ?? null,
        listed[place + 1] ?? null,
      ]);
    }
  });

  it("stays among the shorts of one grower", async () => {
    const [first, , third] = [
      await publish(author.id, 1),
      await publish(stranger.id, 2),
      await publish(author.id, 3),
    ];
    expect(await beside(third, `?user_id=${author.id}`)).toEqual([200, null, first]);
    expect(await beside(first, `?user_id=${author.id}`)).toEqual([200, third, null]);
  });

  it("reaches shorts far below the newest", async () => {
    const ids: number[] = [];
    for (let number = 0; number < 60; number++) ids.push(await publish(author.id, 1));
    expect(await beside(ids[1] ?? 0)).toEqual([200, ids[2], ids[0]]);
  });

  it("returns 404 for another user's draft, and 422 for an unknown value", async () => {
    expect((await beside(id))[0]).toBe(404);
    expect((await beside(id, "?sort=best", author.id))[0]).toBe(422);
    expect((await beside(id, "?is_follow=maybe", author.id))[0]).toBe(422);
  });
});

describe("the cover", () => {
  const redraws = () => api.jobs.filter(({ name }) => name === "convert-video").length;

  it("is drawn again when another second or part is chosen", async () => {
    await patch({ cover_time: 3 });
    expect(redraws()).toBe(1);
    await patch({ cover_time: 3, title: "Trim" });
    // The chosen second is still the cover.
    await patch({ clip_start: 2 });
    expect(redraws()).toBe(1);
    await patch({ cover_time: null });
    await patch({ clip_start: 4 });
    expect(redraws()).toBe(3);
  });

  it("is drawn until the hourly budget is spent, each time for at most a minute of Full HD", async () => {
    await sql`update photo set width = 2160, height = 3840, duration = 900`.execute(api.database.db);
    await sql`update video set is_ready = true, is_short = false, duration = 900`.execute(api.database.db);
    await patch({ cover_time: 3 });
    const { rows } = await sql`select video from upload_budget`.execute(api.database.db);
    expect(rows).toEqual([{ video: SMALL_WORK }]);
    await sql`update upload_budget set video = ${UPLOAD_BUDGET.video}`.execute(api.database.db);
    const { status, headers } = await patch({ cover_time: 4 });
    expect([status, Number(headers["retry-after"]) > 0, redraws()]).toEqual([429, true, 1]);
  });
});

describe("captions", () => {
  const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nDay 1\n";
  const captions = (lang: string, as: number | null = null) =>
    api.server.inject({
      url: `/api/videos/${id}/captions/${lang}`,
      headers: as === author.id ? { authorization: `Bearer ${author.token}` } : {},
    });

  it("are served as WebVTT to everyone who may see the video", async () => {
    const { body } = await patch({ captions: [{ lang: "en", text: VTT }] });
    expect(body.data.captions).toEqual([{ lang: "en", url: `/api/videos/${id}/captions/en` }]);
    expect((await captions("en")).statusCode).toBe(404);
    const own = await captions("en", author.id);
    expect([own.statusCode, own.body]).toEqual([200, VTT]);
    await patch({ title: "Trim", is_publish: true });
    expect((await captions("en")).headers["content-type"]).toBe("text/vtt; charset=utf-8");
    expect((await captions("de")).statusCode).toBe(404);
  });

  it("replace all; one without text stays", async () => {
    await patch({
      captions: [
        { lang: "en", text: VTT },
        { lang: "de", text: VTT },
      ],
    });
    const { body } = await patch({ captions: [{ lang: "de" }, { lang: "th", text: VTT }] });
    expect(body.data.captions.map(({ lang }) => lang)).toEqual(["de", "th"]);
    expect((await captions("de", author.id)).body).toBe(VTT);
    expect((await patch({ captions: [] })).body.data.captions).toEqual([]);
  });

  it("return 422 for another format, a language twice, and an unknown one without text", async () => {
    expect((await patch({ captions: [{ lang: "en", text: "1\n00:00" }] })).status).toBe(422);
    const twice = [
      { lang: "en", text: VTT },
      { lang: "en", text: VTT },
    ];
    expect((await patch({ captions: twice })).codes).toEqual(["taken captions"]);
    expect((await patch({ captions: [{ lang: "es" }] })).codes).toEqual([
      "unknown_reference captions.0.lang",
    ]);
  });
});
