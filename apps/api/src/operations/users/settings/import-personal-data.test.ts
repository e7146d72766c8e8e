import { randomUUID } from "node:crypto";
import { open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { personalArchive } from "../../../accounts/personal-data/write-copy.ts";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { repairDiaries } from "../../../jobs/counters/repair-diaries.ts";
import { importPersonalData } from "../../../jobs/import-personal-data.ts";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { spendUploadBudget, UPLOAD_BUDGET } from "../../../media/upload-budget.ts";
import { readZip } from "../../../media/zip-reader.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { fillAccount } from "../../../testing/filled-account.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { uploadForm } from "../../../testing/upload-form.ts";
import { zipOf } from "../../../testing/zip-of.ts";

const api = freshApi();
let author: TestUser;
let empty: TestUser;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(640, 640);
});
beforeEach(async () => {
  await api.parts.media.finisher.idle();
  author = await api.addUser({ name: "author" });
  empty = await api.addUser({ name: "empty" });
});

const copyOf = ({ id: userId }: TestUser) =>
  buffer(
    Readable.from(
      personalArchive({
        db: api.database.db,
        store: api.parts.media.store,
        userId,
        publicUrl: "https://grow.example",
        now: new Date(),
      }),
    ),
  );
async function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const path = join(tmpdir(), `copy-${randomUUID()}.zip`);
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    const members = [...(await readZip(file, 1000)).values()];
    return Object.fromEntries(
      await Promise.all(
        members.map(async ({ name, open: read }) => [name, await buffer(await read())] as const),
      ),
    );
  } finally {
    await file.close();
    await rm(path);
  }
}
async function upload(bytes: Buffer, { as = empty.id as number | null, of = empty.id } = {}) {
  const { payload, headers } = await uploadForm({}, { bytes, name: "data.zip", type: "application/zip" });
  return await api.request<Schema<"PersonalImport">>("POST", `/users/${of}/settings/personal/import`, {
    as,
    headers,
    body: payload,
  });
}
async function runJobs() {
  const { database, parts } = api;
  const { store, queue, finisher, incoming } = parts.media;
  const tools = {
    database,
    store,
    queue,
    finisher,
    jobs: parts.jobs,
    incoming,
    isModerated: false,
  };
  for (const { name, data } of [...api.jobs]) {
    if (name === "import-personal-data") await importPersonalData(tools, data);
  }
}
const section = async () =>
  (
    await api.request<Schema<"PersonalSection">>("GET", `/users/${empty.id}/settings/personal`, {
      as: empty.id,
    })
  ).body.data;
const diariesOf = async ({ id }: TestUser) =>
  (
    await sql<{ id: number; name: string; visibility: string }>`
      select id, name, visibility from diary where user_id = ${id} order by id`.execute(api.database.db)
  ).rows;
describe("POST /users/{id}/settings/personal/import", () => {
  test("restores a copy of another account: profile, settings, picture, follows and diaries", async () => {
    await fillAccount(api, author);
    await api.parts.media.finisher.idle();
    const copy = await copyOf(author);
    const accepted = await upload(copy);
    expect([accepted.status, accepted.body.data]).toMatchObject([
      200,
      { state: "waiting", cnt_diaries: 2, cnt_saved: 0, cnt_failed: 0 },
    ]);
    await runJobs();
    expect((await section()).import).toMatchObject({ state: "done", cnt_saved: 2, cnt_failed: 0 });

    const { rows } = await sql`
      select u.about, u.lang, u.grow_since, u.is_discreet, u.fvs_name, u.fav_method, u.website, a.sidebar_sort,
        a.measures ->> 'temperature' as temperature, u.avatar_key is not null as has_avatar,
        (select json_agg(json_build_array(name, tags)) from explore_preset where user_id = u.id) as explore,
        (select json_agg(coalesce(g.name, b.name) order by f.type) from follow f
         left join users g on f.type = 'user' and g.id = f.content_id
         left join brand b on f.type = 'brand' and b.id = f.content_id where f.user_id = u.id) as follows
      from users u join account a on a.user_id = u.id where u.id = ${empty.id}`.execute(api.database.db);
    expect(rows).toEqual([
      {
        about: "Three tents and a cat.",
        lang: "de",
        grow_since: 2015,
        is_discreet: true,
        fvs_name: "Ember Genetics",
        fav_method: "Coco",
        website: "https://author.example",
        sidebar_sort: "name",
        temperature: "f",
        has_avatar: true,
        explore: [["Coco", ["coco"]]],
        follows: ["Loam", "friend"],
      },
    ]);
    const restored = await diariesOf(empty);
    expect(restored).toMatchObject([
      { name: "Night Plum", visibility: "private" },
      { name: "Second", visibility: "private" },
    ]);
    const { body } = await api.request<Schema<"Diary">>("GET", `/diaries/${restored[0]?.id}`, {
      as: empty.id,
    });
    expect(body.data.items_week).toMatchObject([
      { text: "Second node.", props: { air_temp: 25 }, items_photo: [{ width: 640, alt: "Node" }] },
    ]);
    expect(await repairDiaries(api.database)).toEqual([]);
    expect(await repairCounters(api.database)).toEqual([]);
    const { rows: notices } = await sql`select from notification where from_user_id = ${empty.id}`.execute(
      api.database.db,
    );
    expect(notices).toEqual([]);
  });

  test("leaves out a diary that cannot be read, and removes the archive at the end", async () => {
    await fillAccount(api, author);
    const bytes = await zipOf({ ...(await unzip(await copyOf(author))), "diaries/0001.json": "{}" });
    expect((await upload(bytes)).status).toBe(200);
    await runJobs();
    expect((await section()).import).toMatchObject({
      state: "done",
      cnt_diaries: 2,
      cnt_saved: 1,
      cnt_failed: 1,
    });
    const { rows } = await sql<{ key: string | null }>`select key from personal_import`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ key: null }]);
    expect(await readdir(api.parts.media.incoming)).toEqual([]);
  });

  test("continues after the diaries that an interrupted run has saved", async () => {
    await fillAccount(api, author);
    await upload(await copyOf(author));
    await sql`update personal_import set has_profile = true, cnt_saved = 1`.execute(api.database.db);
    await runJobs();
    expect((await diariesOf(empty)).map(({ name }) => name)).toEqual(["Second"]);
    expect((await section()).import).toMatchObject({ state: "done", cnt_saved: 2 });
    await runJobs();
    expect(await diariesOf(empty)).toHaveLength(1);
  });

  describe("with the hourly budget of files spent", () => {
    const spendAll = () => spendUploadBudget(api.database.db, empty.id, { files: UPLOAD_BUDGET.files });
    const freeAll = () => sql`delete from upload_budget`.execute(api.database.db);
    /** Runs the last job and returns what it queued. */
    async function runLast() {
      api.jobs.splice(0, api.jobs.length - 1);
      await runJobs();
      return api.jobs.slice(1).map(({ data, after }) => ({ ...data, after }));
    }

    test("waits until there is another, and restores everything then", async () => {
      await fillAccount(api, author);
      await upload(await copyOf(author));
      await spendAll();
      expect(await runLast()).toEqual([
        { user_id: empty.id, waited_for: -1, after: expect.toSatisfy((seconds) => seconds > 3500) },
      ]);
      expect((await section()).import).toMatchObject({ state: "waiting", cnt_saved: 0, cnt_failed: 0 });
      await freeAll();
      expect(await runLast()).toEqual([]);
      expect((await section()).import).toMatchObject({ state: "done", cnt_saved: 2, cnt_failed: 0 });
      const { rows } = await sql`select files from upload_budget where user_id = ${empty.id}`.execute(
        api.database.db,
      );
      expect(rows).toEqual([{ files: 2 }]);
    });

    test("passes over what is more than a whole budget, and goes on with the rest", async () => {
      await fillAccount(api, author);
      await upload(await copyOf(author));
      await sql`update personal_import set has_profile = true`.execute(api.database.db);
      await spendAll();
      expect(await runLast()).toMatchObject([{ waited_for: 0 }]);
      expect(await runLast()).toMatchObject([{ waited_for: 0 }]);
      await freeAll();
      expect(await runLast()).toEqual([]);
      expect((await section()).import).toMatchObject({ state: "done", cnt_saved: 1, cnt_failed: 1 });
      expect((await diariesOf(empty)).map(({ name }) => name)).toEqual(["Second"]);
    });
  });

  test("returns 422 for an account with diaries, and while an import is running", async () => {
    const copy = await copyOf(author);
    expect((await upload(copy)).status).toBe(200);
    const twice = await upload(copy);
    expect([twice.status, twice.codes]).toEqual([422, ["import_running file"]]);
    await addDiary(api.database.db, { userId: empty.id });
    expect((await upload(copy)).codes, "while diaries are restored").toEqual(["import_running file"]);
    await addDiary(api.database.db, { userId: author.id });
    const full = await upload(copy, { as: author.id, of: author.id });
    expect([full.status, full.codes]).toEqual([422, ["not_empty file"]]);
  });

  test("returns 401 for a guest and 403 for another user, a moderator included", async () => {
    const copy = await copyOf(author);
    const moderator = await api.addUser({ access: ["moderate"] });
    expect((await upload(copy, { as: null })).status).toBe(401);
    expect((await upload(copy, { as: moderator.id })).status).toBe(403);
  });

  test("accepts an account.json with a byte order mark", async () => {
    const account = `\uFEFF${await changed({})}`;
    expect((await upload(await zipOf({ "account.json": account }))).status).toBe(200);
  });

  test.each<[string, () => Promise<Buffer>, number, string, string?]>([
    ["a picture", async () => jpeg, 415, "unsupported_type file"],
    ["another archive", () => zipOf({ "diary.json": "{}" }), 422, "wrong_format file"],
    ["broken JSON", () => zipOf({ "account.json": "{" }), 422, "wrong_format file"],
    [
      "JSON of more values than any profile has",
      () => zipOf({ "account.json": `[${"[],".repeat(100_000)}1]` }),
      422,
      "wrong_format file",
    ],
    [
      "another version",
      async () => zipOf({ "account.json": await changed({ version: 2 }) }),
      422,
      "wrong_format file",
      "account.json version",
    ],
    [
      "a link that runs a script",
      async () =>
        zipOf({
          "account.json": await changed({ socials: { ...NO_LINKS, website: "javascript:alert(1)" } }),
        }),
      422,
      "wrong_format file",
      "account.json socials.website",
    ],
  ])("rejects %s and keeps nothing", async (_what, make, status, code, part) => {
    const answer = await upload(await make());
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
    expect(answer.body.details?.[0]?.params?.part).toBe(part);
    expect((await section()).import).toBeNull();
    expect(await readdir(api.parts.media.incoming)).toEqual([]);
    expect(api.jobs).toEqual([]);
  });
});

const NO_LINKS = { instagram: null, youtube: null, facebook: null, x: null, website: null };

/** The author's account.json with some fields changed. */
async function changed(fields: object): Promise<string> {
  const { "account.json": account = Buffer.from("{}") } = await unzip(await copyOf(author));
  return JSON.stringify({ ...JSON.parse(account.toString()), ...fields });
}
