import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { DIARY, diaryArchive, diaryJson, importDiary, WEEK } from "../../../testing/exported-diary.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestApi, type TestUser, testApi } from "../../../testing/test-api.ts";
import { uploadForm } from "../../../testing/upload-form.ts";

const api = freshApi();
let grower: TestUser;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(700, 500);
});
beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const archive = (diary: unknown, files: Record<string, Buffer> = { "media/a.jpg": jpeg }) =>
  diaryArchive(diary, files);
const send = (bytes: Buffer, as: number | null = grower.id, to: Pick<TestApi, "request"> = api) =>
  importDiary(to, bytes, as);
/** Nothing of a refused import stays. */
async function expectNothingKept() {
  for (const table of ["diary", "photo", "event"]) {
    expect((await sql`select from ${sql.table(table)}`.execute(api.database.db)).rows, table).toEqual([]);
  }
  expect(await readdir(api.parts.media.incoming).catch(() => [])).toEqual([]);
}

describe("is rejected without a trace:", () => {
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ["a photo", () => jpeg, 415, "unsupported_type file"],
    ["words", () => Buffer.from("Dear diary"), 415, "unsupported_type file"],
    ["broken JSON", () => Buffer.from('{"format":'), 422, "wrong_format file"],
    ["a broken archive", async () => (await archive(DIARY)).subarray(0, 3000), 422, "wrong_format file"],
    [
      "an archive without a diary",
      () =>
        archive(DIARY).then((zip) =>
          Buffer.from(zip.toString("latin1").replaceAll("diary.json", "other.json"), "latin1"),
        ),
      422,
      "wrong_format file",
    ],
    ["another version", () => diaryJson({ ...DIARY, version: 2 }), 422, "not_allowed version"],
    [
      "a reading that cannot be",
      () => diaryJson({ ...DIARY, items_week: [{ ...WEEK, props: { ph: 20 } }] }),
      422,
      "out_of_range items_week.0.props.ph",
    ],
    [
      "a name that shows nothing",
      () => diaryJson({ ...DIARY, diary: { ...DIARY.diary, name: "\u200b\u2060" } }),
      422,
      "required diary.name",
    ],
    ...["0000-06-01T10:00:00.000Z", "9999-12-31T23:59:59-14:00", "2026-12-31T23:59:60Z"].map(
      (add_date): [string, () => Buffer, number, string] => [
        `a week of ${add_date}`,
        () => diaryJson({ ...DIARY, items_week: [{ ...WEEK, add_date }] }),
        422,
        "wrong_format items_week.0.add_date",
      ],
    ),
    [
      "a photo that did not come along",
      () => archive(DIARY, {}),
      422,
      "unknown_reference diary.item_cover.file|unknown_reference items_week.0.items_photo.0.file",
    ],
    [
      "something else in place of a photo",
      () => archive(DIARY, { "media/a.jpg": Buffer.from("Dear diary") }),
      415,
      "unsupported_type file",
    ],
  ])("%s", async (_what, make, status, codes) => {
    const answer = await send(await make());
    expect([answer.status, answer.codes.join("|")]).toEqual([status, codes]);
    await expectNothingKept();
  });

  it("an archive with more files than an hour's budget", async () => {
    await sql`insert into upload_budget (user_id, files, pixels, millis) values (${grower.id}, 800, 0, 0)`.execute(
      api.database.db,
    );
    const { status, codes } = await send(await archive(DIARY));
    expect([status, codes]).toEqual([429, ["rate_limited"]]);
    await expectNothingKept();
  });

  it("a truncated form, and one without a file", async () => {
    const { payload, headers } = await uploadForm({}, { bytes: diaryJson(DIARY) });
    const broken = await api.request("POST", "/diaries/import", {
      as: grower.id,
      headers,
      body: payload.subarray(0, payload.length - 300),
    });
    expect([broken.status, broken.codes]).toEqual([400, ["broken_upload file"]]);
    const empty = await uploadForm({ name: "x" });
    const without = await api.request("POST", "/diaries/import", {
      as: grower.id,
      headers: empty.headers,
      body: empty.payload,
    });
    expect([without.status, without.codes]).toEqual([422, ["required file"]]);
    await expectNothingKept();
  });

  it("an import of a guest, and the thirtieth in a short time", async () => {
    expect((await send(diaryJson(DIARY), null)).status).toBe(401);
    const limited = await testApi({ hasLimits: true });
    const somebody = await limited.addUser();
    let status = 201;
    for (let n = 0; n < 100 && status === 201; n += 1) {
      status = (await send(diaryJson({ ...DIARY, items_week: [] }), somebody.id, limited)).status;
    }
    expect(status).toBe(429);
  });

  it("an archive that is too large", async () => {
    const most = join(api.parts.media.incoming, "none");
    onTestFinished(() => rm(most, { recursive: true, force: true }));
    const { receiveWhole } = await import("../../../media/receive-whole.ts");
    await expect(receiveWhole(Readable.from([Buffer.alloc(6), Buffer.alloc(6)]), most, 10)).rejects.toThrow(
      "too_large",
    );
    expect(await readdir(most)).toEqual([]);
  });
});
