import { describe, expect, it } from "vitest";
import { weekOf } from "./testing/fake-server.ts";
import { aPhone, aPhotoFile, aWrittenWeek, backOnline, HOUR, inTheTent } from "./testing/phone.ts";

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
