import { describe, expect, it } from "vitest";
import { aPhone, aPhotoFile } from "./testing/phone.ts";

const states = (uploads: readonly { name: string; state: string }[]) =>
  uploads.map(({ name, state }) => `${name} ${state}`);

describe("chosen photos", () => {
  it("are uploaded two at a time, in the order in which they were chosen", async () => {
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

  it("survive closing the page before the upload, including their bytes", async () => {
    const phone = aPhone();
    phone.server.isOnline = false;
    const page = await phone.open();
    await page.keepUpload(aPhotoFile("canopy.jpg"));
    await phone.calm();
    expect(phone.server.files).toEqual([]);

    const next = await phone.open();
    const [stored] = await next.uploads();
    expect(stored).toMatchObject({ name: "canopy.jpg", state: "waiting", failure: null });
    expect(await stored?.file.text()).toBe("canopy.jpg");
    phone.server.isOnline = true;
    await next.look(true);
    await phone.calm();
    expect(phone.server.files).toEqual(["canopy.jpg"]);
  });

  it("back off after each failure, and are retried at once after a reconnect", async () => {
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

  it("stay with the reason when rejected, without blocking others, and can be retried", async () => {
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

  it("are not uploaded when deleted while queued", async () => {
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

  it("are not uploaded before they were resized", async () => {
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

  it("show their progress on every page of the browser, and are uploaded by one", async () => {
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

describe("a server that does not respond", () => {
  it("is retried with backoff, even though the device believes it is online", async () => {
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

describe("photos of another user", () => {
  it("are neither shown nor uploaded, and stay until that user is back", async () => {
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

  it("are not uploaded by a page left open after another user has signed in", async () => {
    const phone = aPhone();
    phone.server.user = 8;
    const left = await phone.open(7);
    await left.keepUpload(aPhotoFile("mine"));
    await phone.calm();
    expect(phone.server.files).toEqual([]);
    expect((await left.uploads())[0]).toMatchObject({ state: "waiting", attempts: 0 });
  });
});

describe("a browser without storage", () => {
  it("still uploads while the page is open", async () => {
    const broken = {
      open: () => {
        throw new Error("Not available in a private window");
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
