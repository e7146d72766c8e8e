import { describe, expect, it } from "vitest";
import { aPhone, aPhotoFile, aWrittenWeek, backOnline, HOUR, inTheTent } from "./testing/phone.ts";

describe("weeks written offline", () => {
  it("arrive in order, once each, with their photos in the order in which they were chosen", async () => {
    const { phone, page } = await inTheTent();
    await page.keepUpload(aPhotoFile("a"));
    await page.keepUpload(aPhotoFile("b"));
    await page.keepWeek(
      aWrittenWeek(5, {
        photos: [
          { upload: "b", alt: "Canopy" },
          { upload: "a", alt: "" },
        ],
      }),
    );
    await phone.pass(1000);
    await page.keepWeek(aWrittenWeek(6));
    await phone.calm();
    expect(phone.server.weeks).toEqual([]);

    const next = await phone.open();
    await backOnline(phone, next);
    await next.look(true);
    expect(phone.server.weeks.map(({ days }) => days)).toEqual([5, 6]);
    expect(phone.server.files).toEqual(["a", "b"]);
    expect(phone.server.weeks[0]?.items_photo.map(({ id, alt }) => [id, alt])).toEqual([
      [902, "Canopy"],
      [901, ""],
    ]);
    expect(await next.weeks()).toEqual([]);
    expect(await next.uploads()).toEqual([]);
    expect(next.heard.filter(({ kind }) => kind === "week-sent")).toHaveLength(2);
  });

  it("arrive once when the response was lost", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.mishaps.push("answer-lost");
    await page.keepWeek(aWrittenWeek(5));
    await phone.calm();
    expect(await page.weeks()).toHaveLength(1);
    await phone.pass(5000);
    expect(phone.server.calls).toEqual(["week 5", "week 5"]);
    expect(phone.server.weeks).toHaveLength(1);
    expect(await page.weeks()).toEqual([]);
  });

  it("arrive once even when the server has forgotten the idempotency key", async () => {
    const phone = aPhone();
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("a"));
    await phone.calm();
    phone.server.mishaps.push("answer-lost");
    await page.keepWeek(aWrittenWeek(5, { photos: [{ upload: "a", alt: "" }] }));
    await phone.calm();
    phone.server.forgetKeys();
    await phone.pass(30 * HOUR);
    expect(phone.server.weeks).toHaveLength(1);
    expect(await page.weeks()).toEqual([]);
  });

  it("update the week that an earlier text of the same form created", async () => {
    const phone = aPhone();
    const page = await phone.open();
    const first = aWrittenWeek(5);
    await phone.server.saveWeek({ weekId: null, version: null, key: first.key } as never, first.body);
    await page.keepWeek({ ...first, body: { ...first.body, text: "More words" }, isTried: true });
    await phone.calm();
    expect(phone.server.weeks).toMatchObject([{ text: "More words", version: 2 }]);
    expect(await page.weeks()).toEqual([]);
  });

  it("upload photos again that the server has deleted after a day", async () => {
    const phone = aPhone();
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("a"));
    await phone.calm();
    phone.server.isOnline = false;
    await page.keepWeek(aWrittenWeek(5, { photos: [{ upload: "a", alt: "" }] }));
    await phone.calm();
    await phone.pass(21 * HOUR);
    await backOnline(phone, page);
    expect(phone.server.files).toEqual(["a", "a"]);
    expect(phone.server.weeks[0]?.items_photo.map(({ id }) => id)).toEqual([902]);
  });

  it("wait for a photo that fails to upload", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.mishaps.push({ status: 503 });
    await page.keepUpload(aPhotoFile("a"));
    await page.keepWeek(aWrittenWeek(5, { photos: [{ upload: "a", alt: "" }] }));
    await phone.calm();
    expect(phone.server.weeks).toEqual([]);
    await phone.pass(5000);
    expect(phone.server.weeks).toHaveLength(1);
  });

  it("stay after hours until the same user is signed in again", async () => {
    const { phone, page } = await inTheTent();
    await page.keepWeek(aWrittenWeek(5));
    phone.server.user = null;
    await backOnline(phone, page);
    expect(phone.server.calls).toEqual([]);
    phone.server.user = 8;
    const theirs = await phone.open(8);
    await backOnline(phone, theirs);
    expect(await theirs.weeks()).toEqual([]);
    expect(phone.server.weeks).toEqual([]);
    phone.server.user = 7;
    const mine = await phone.open();
    await backOnline(phone, mine);
    expect(phone.server.weeks.map(({ days }) => days)).toEqual([5]);
  });

  it("stay when the session expires during sending", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.mishaps.push({ status: 401 });
    await page.keepWeek(aWrittenWeek(5));
    await phone.calm();
    expect(await page.weeks()).toMatchObject([{ state: "waiting", failure: null, attempts: 0 }]);
    await page.look(true);
    expect(phone.server.weeks).toHaveLength(1);
  });
});

describe("a week that the server rejects", () => {
  it("stays complete with the reason, blocks later weeks of its diary, and no others", async () => {
    const { phone, page } = await inTheTent();
    await page.keepWeek(aWrittenWeek(5));
    await phone.pass(1);
    await page.keepWeek(aWrittenWeek(6));
    await phone.pass(1);
    await page.keepWeek(aWrittenWeek(1, { diary: { id: 13, name: "Other", link: "/diaries/13" } }));
    await phone.calm();
    phone.server.mishaps.push({ status: 422, code: "too_long" });
    await backOnline(phone, page);
    expect(phone.server.weeks.map(({ days }) => days)).toEqual([1]);
    const [refused] = await page.weeks();
    expect(refused).toMatchObject({ state: "refused", failure: { status: 422 }, form: { days: "5" } });

    await page.keepWeek(aWrittenWeek(5, { key: "mended", replaces: refused?.id ?? "" }));
    await phone.calm();
    expect(phone.server.weeks.map(({ days }) => days)).toEqual([1, 5, 6]);
  });

  it("names a rejected photo, and can be sent without it", async () => {
    const { phone, page } = await inTheTent();
    await page.keepUpload(aPhotoFile("a"));
    const id = await page.keepWeek(aWrittenWeek(5, { photos: [{ upload: "a", alt: "" }] }));
    phone.server.mishaps.push({ status: 415, code: "unsupported_type" });
    await backOnline(phone, page);
    const [week] = await page.weeks();
    expect(week?.failure?.details[0]?.field).toBe("items_photo");
    await page.keepWeek(aWrittenWeek(5, { replaces: id }));
    await phone.calm();
    expect(phone.server.weeks).toHaveLength(1);
    expect(await page.uploads()).toEqual([]);
  });

  it("is discarded with its photos, and unblocks later weeks", async () => {
    const { phone, page } = await inTheTent();
    await page.keepUpload(aPhotoFile("a"));
    const id = await page.keepWeek(aWrittenWeek(5, { photos: [{ upload: "a", alt: "" }] }));
    await phone.pass(1);
    await page.keepWeek(aWrittenWeek(6));
    await phone.calm();
    phone.server.mishaps.push({ status: 415 });
    await backOnline(phone, page);
    await page.dropWeek(id);
    await phone.calm();
    expect(phone.server.weeks.map(({ days }) => days)).toEqual([6]);
    expect(await page.uploads()).toEqual([]);
  });
});
