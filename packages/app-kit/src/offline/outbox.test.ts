import { describe, expect, it } from "vitest";
import { weekOf } from "./testing/fake-server.ts";
import { aPhone, aPhotoFile, aWrittenWeek, type Phone } from "./testing/phone.ts";

const HOUR = 3_600_000;

/** A phone without a connection that has the site open. */
async function inTheTent() {
  const phone = aPhone();
  phone.server.isOnline = false;
  return { phone, page: await phone.open() };
}

async function backOnline(phone: Phone, page: { look(isFresh?: boolean): Promise<void> }) {
  phone.server.isOnline = true;
  await page.look(true);
  await phone.calm();
}

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

describe("a week that was changed elsewhere meanwhile", () => {
  const body = { faza: 0, days: 5, text: "Theirs", lang: "en", props: {} } as const;

  async function inConflict() {
    const { phone, page } = await inTheTent();
    phone.server.weeks.push(weekOf(body, 1, 4));
    const id = await page.keepWeek(aWrittenWeek(5, { weekId: 1, version: 3 }));
    await backOnline(phone, page);
    return { phone, page, id };
  }

  it("is not overwritten: both versions stay until the author chooses", async () => {
    const { phone, page } = await inConflict();
    await page.look(true);
    await phone.pass(HOUR);
    expect(phone.server.weeks[0]).toMatchObject({ text: "Theirs", version: 4 });
    expect(await page.weeks()).toMatchObject([
      { state: "conflict", present: { text: "Theirs", version: 4 }, form: { days: "5" } },
    ]);
  });

  it("is replaced by the author's version when chosen, unless it changed once more", async () => {
    const { phone, page, id } = await inConflict();
    phone.server.weeks[0] = weekOf({ ...body, text: "Theirs again" }, 1, 5);
    await page.settleConflict(id);
    await phone.calm();
    expect(phone.server.weeks[0]?.text).toBe("Theirs again");
    expect(await page.weeks()).toMatchObject([{ state: "conflict", present: { version: 5 } }]);
    await page.settleConflict(id);
    await phone.calm();
    expect(phone.server.weeks[0]).toMatchObject({ text: "What I saw in week 5", version: 6 });
    expect(await page.weeks()).toEqual([]);
  });

  it("is merged without a conflict when both sides changed different parts", async () => {
    const { phone, page } = await inTheTent();
    const before = { ...body, text: "Before", props: { ph: 6, co2: 800 } };
    phone.server.weeks.push(weekOf({ ...before, props: { ph: 6, co2: 900 } }, 1, 4));
    const mine = { ...before, text: "Mine" };
    const written = aWrittenWeek(5, { weekId: 1, version: 3 });
    await page.keepWeek({ ...written, body: mine, base: { body: before, form: {} } });
    await backOnline(phone, page);
    expect(phone.server.weeks[0]).toMatchObject({ text: "Mine", props: { ph: 6, co2: 900 }, version: 5 });
    expect(await page.weeks()).toEqual([]);
  });

  it("keeps the author's decisions, part by part", async () => {
    const { phone, page } = await inTheTent();
    const before = { ...body, text: "Before", props: { ph: 6 } };
    phone.server.weeks.push(weekOf({ ...before, text: "Theirs", props: { ph: 5 } }, 1, 4));
    const written = aWrittenWeek(5, { weekId: 1, version: 3 });
    const id = await page.keepWeek({
      ...written,
      body: { ...before, text: "Mine", props: { ph: 7 } },
      base: { body: before, form: {} },
    });
    await backOnline(phone, page);
    expect(await page.weeks()).toMatchObject([{ state: "conflict" }]);
    await page.settleConflict(id, ["props.ph"]);
    await phone.calm();
    expect(phone.server.weeks[0]).toMatchObject({ text: "Mine", props: { ph: 5 }, version: 5 });
  });

  it("stays unchanged when the server's version is chosen", async () => {
    const { phone, page, id } = await inConflict();
    await page.dropWeek(id);
    await phone.calm();
    expect(phone.server.weeks[0]?.text).toBe("Theirs");
    expect(await page.weeks()).toEqual([]);
  });

  it("is no conflict when the change is the author's own, of which only the response was lost", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.weeks.push(weekOf(body, 1, 3));
    phone.server.mishaps.push("answer-lost");
    await page.keepWeek(aWrittenWeek(5, { weekId: 1, version: 3 }));
    await phone.calm();
    await phone.pass(5000);
    expect(phone.server.weeks[0]?.version).toBe(4);
    expect(await page.weeks()).toEqual([]);
  });
});

describe("a queued week that is edited again", () => {
  it("is sent in its latest version when it was not sent yet", async () => {
    const { phone, page } = await inTheTent();
    const id = await page.keepWeek(aWrittenWeek(5));
    const other = aWrittenWeek(5, { replaces: id });
    expect(await page.keepWeek({ ...other, body: { ...other.body, text: "Better words" } })).toBe(id);
    await backOnline(phone, page);
    expect(phone.server.weeks.map(({ text }) => text)).toEqual(["Better words"]);
  });

  it("is followed by an update when it may have arrived already", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.mishaps.push("answer-lost");
    const id = await page.keepWeek(aWrittenWeek(5));
    await phone.calm();
    phone.server.isOnline = false;
    const other = aWrittenWeek(5, { replaces: id });
    await page.keepWeek({ ...other, body: { ...other.body, text: "Better words" } });
    await phone.calm();
    await backOnline(phone, page);
    expect(phone.server.weeks).toMatchObject([{ text: "Better words", version: 2 }]);
    expect(await page.weeks()).toEqual([]);
  });

  it("keeps the photos of the text before, which are on the server by then", async () => {
    const phone = aPhone();
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("cola.jpg"));
    await phone.calm();
    phone.server.mishaps.push("answer-lost");
    const photos = [{ upload: "cola.jpg", alt: "" }];
    const id = await page.keepWeek(aWrittenWeek(5, { photos }));
    await phone.calm();
    phone.server.isOnline = false;
    const other = aWrittenWeek(5, { replaces: id, photos: [{ upload: "cola.jpg", alt: "Main cola" }] });
    await page.keepWeek(other);
    await phone.calm();
    await backOnline(phone, page);
    expect(phone.server.weeks).toMatchObject([{ items_photo: [{ alt: "Main cola" }], version: 2 }]);
    expect(phone.server.files).toEqual(["cola.jpg"]);
    expect([await page.weeks(), await page.uploads()]).toEqual([[], []]);
  });

  it("is merged with what another device saved before either of its texts arrived", async () => {
    const phone = aPhone();
    const page = await phone.open();
    const before = { faza: 0, days: 5, text: "Before", lang: "en", props: { ph: 6, co2: 800 } } as const;
    phone.server.weeks.push(weekOf({ ...before, props: { ph: 6, co2: 900 } }, 1, 4));
    phone.server.mishaps.push("no-line");
    const base = { body: before, form: {} };
    const written = aWrittenWeek(5, { weekId: 1, version: 3, base });
    const id = await page.keepWeek({ ...written, body: { ...before, text: "Mine" } });
    await phone.calm();
    const other = aWrittenWeek(5, { weekId: 1, version: 3, base, replaces: id });
    await page.keepWeek({ ...other, body: { ...before, text: "Mine", props: { ph: 7, co2: 800 } } });
    await phone.calm();
    await backOnline(phone, page);
    expect(phone.server.weeks[0]).toMatchObject({ text: "Mine", props: { ph: 7, co2: 900 } });
    expect(await page.weeks()).toEqual([]);
  });

  it("changes the week on the server when it arrived while it was open", async () => {
    const phone = aPhone();
    const page = await phone.open();
    const id = await page.keepWeek(aWrittenWeek(5));
    await phone.calm();
    const other = aWrittenWeek(5, { replaces: id });
    await page.keepWeek({ ...other, body: { ...other.body, text: "Better words" } });
    await phone.calm();
    expect(phone.server.weeks).toMatchObject([{ text: "Better words", version: 2 }]);
  });
});
