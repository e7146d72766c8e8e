import { describe, expect, it } from "vitest";
import { aPhone, aPhotoFile } from "./testing/phone.ts";

const states = (uploads: readonly { name: string; state: string }[]) =>
  uploads.map(({ name, state }) => `${name} ${state}`);

describe("chosen photos", () => {
  it("are sent two at a time, in the order in which they were chosen", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.isOnline = false;
    for (const name of ["a", "b", "c", "d"]) await page.keepUpload(aPhotoFile(name));
    await phone.calm();
    phone.server.isOnline = true;
    await page.look(true);
    await phone.calm();
    expect(phone.server.files).toEqual(["a", "b", "c", "d"]);
    expect(phone.server.most()).toBe(2);
    expect(states(await page.uploads())).toEqual(["a done", "b done", "c done", "d done"]);
  });

  it("survive that the page is closed before they have left, bytes and all", async () => {
    const phone = aPhone();
    phone.server.isOnline = false;
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("canopy.jpg"));
    await phone.calm();
    expect(phone.server.files).toEqual([]);

    const next = await phone.open();
    const [kept] = await next.uploads();
    expect(kept).toMatchObject({ name: "canopy.jpg", state: "waiting", failure: null });
    expect(await kept?.file.text()).toBe("canopy.jpg");
    phone.server.isOnline = true;
    await next.look(true);
    await phone.calm();
    expect(phone.server.files).toEqual(["canopy.jpg"]);
  });

  it("wait longer after each failure, and not at all when the connection has come back", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.mishaps.push("no-line", "no-line", { status: 503 });
    await page.keepUpload(aPhotoFile("a"));
    await phone.calm();
    expect(phone.server.calls).toHaveLength(1);
    await phone.pass(4999);
    expect(phone.server.calls).toHaveLength(1);
    await phone.pass(1);
    expect(phone.server.calls).toHaveLength(2);
    await phone.pass(9999);
    expect(phone.server.calls).toHaveLength(2);
    await phone.pass(1);
    expect(phone.server.calls).toHaveLength(3);
    await page.look(true);
    expect(phone.server.calls).toHaveLength(4);
    expect(phone.server.files).toEqual(["a"]);
  });

  it("that are refused stay with the reason, do not hold the others up, and are sent again when asked", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.isOnline = false;
    await page.keepUpload(aPhotoFile("a"));
    await page.keepUpload(aPhotoFile("b"));
    await phone.calm();
    phone.server.isOnline = true;
    phone.server.mishaps.push({ status: 415, code: "unsupported_type" });
    await page.look(true);
    await phone.calm();
    const [a, b] = await page.uploads();
    expect(a).toMatchObject({ state: "refused", failure: { status: 415 } });
    expect(a?.failure?.details[0]?.code).toBe("unsupported_type");
    expect(b?.state).toBe("done");
    await phone.pass(86_400_000);
    expect(phone.server.calls.filter((call) => call === "file a")).toHaveLength(1);
    await page.retryUpload("a");
    await phone.calm();
    expect((await page.uploads())[0]?.state).toBe("done");
  });

  it("that are taken away while they wait are not sent", async () => {
    const phone = aPhone();
    const page = await phone.open();
    phone.server.isOnline = false;
    await page.keepUpload(aPhotoFile("a"));
    await page.removeUpload("a");
    phone.server.isOnline = true;
    await page.look(true);
    await phone.calm();
    expect(phone.server.files).toEqual([]);
    expect(page.heard).toContainEqual({ kind: "gone", id: "a" });
  });

  it("are not sent before they have been made smaller", async () => {
    const phone = aPhone();
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("large", { isRaw: true }));
    await page.look(true);
    await phone.calm();
    expect(phone.server.calls).toEqual([]);
    await page.keepUpload(aPhotoFile("large", { file: new Blob(["small"]) }));
    await phone.calm();
    expect(phone.server.files).toEqual(["large"]);
    expect(await (await page.uploads())[0]?.file.text()).toBe("small");
  });

  it("are told of on every page of the browser, and sent by one", async () => {
    const phone = aPhone();
    const [one, other] = [await phone.open(), await phone.open()];
    await one.keepUpload(aPhotoFile("a"));
    await Promise.all([one.look(true), other.look(true)]);
    await phone.calm();
    expect(phone.server.files).toEqual(["a"]);
    const done = (change: { kind: string; upload?: { state: string } }) =>
      change.kind === "upload" && change.upload?.state === "done";
    expect(one.heard.filter(done)).toHaveLength(1);
    expect(other.heard.filter(done)).toHaveLength(1);
  });
});

describe("a server that does not answer", () => {
  it("is asked again by and by, though the device thinks that it is online", async () => {
    const phone = aPhone();
    phone.server.isOnline = false;
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("a"));
    await phone.calm();
    expect(page.heard).toContainEqual({ kind: "cut" });
    await phone.pass(5000);
    phone.server.isOnline = true;
    expect(phone.server.files).toEqual([]);
    await phone.pass(10_000);
    expect(phone.server.files).toEqual(["a"]);
  });
});

describe("photos of somebody else", () => {
  it("are neither shown nor sent, and wait until he is back", async () => {
    const phone = aPhone();
    phone.server.isOnline = false;
    await (await phone.open(7)).keepUpload(aPhotoFile("mine"));
    await phone.calm();
    phone.server.isOnline = true;
    phone.server.user = 8;
    const theirs = await phone.open(8);
    await theirs.keepUpload(aPhotoFile("theirs"));
    await phone.calm();
    expect((await theirs.uploads()).map(({ name }) => name)).toEqual(["theirs"]);
    expect(phone.server.files).toEqual(["theirs"]);

    phone.server.user = 7;
    await (await phone.open(7)).look(true);
    await phone.calm();
    expect(phone.server.files).toEqual(["theirs", "mine"]);
  });

  it("are not sent by a page that was left open after another person has signed in", async () => {
    const phone = aPhone();
    phone.server.user = 8;
    const left = await phone.open(7);
    await left.keepUpload(aPhotoFile("mine"));
    await phone.calm();
    expect(phone.server.files).toEqual([]);
    expect((await left.uploads())[0]).toMatchObject({ state: "waiting", attempts: 0 });
  });
});

describe("a browser that keeps nothing", () => {
  it("still sends, as long as the page is open", async () => {
    const broken = {
      open: () => {
        throw new Error("Not in a private window");
      },
    } as unknown as IDBFactory;
    const phone = aPhone({ factory: broken });
    const page = await phone.open();
    phone.server.mishaps.push("no-line");
    await page.keepUpload(aPhotoFile("a"));
    await phone.calm();
    expect(states(await page.uploads())).toEqual(["a waiting"]);
    await phone.pass(5000);
    expect(phone.server.files).toEqual(["a"]);
  });
});
