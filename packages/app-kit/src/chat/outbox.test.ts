import { ApiError } from "@grow/api-client";
import type { DetailCode, Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { openOfflineStore } from "../offline/offline-store.ts";
import { fakeDevice } from "../offline/testing/fake-device.ts";
import type { OutboxChange, WaitingMessage } from "../offline/waiting-message.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { MessageApi } from "./send-messages.ts";

const HOUR = 3_600_000;

/** A server that makes one message of each key, like the api. */
function aServer() {
  const arrived = new Map<string, { id: number; address: string; text: string; photoId: number | null }>();
  const server = {
    user: 7 as number | null,
    /** What happens to the next requests. */
    fault: null as "no line" | "response lost" | { status: number; code: DetailCode; text: string } | null,
    uploads: 0,
    texts: (address = "u-9") =>
      [...arrived.values()].filter((one) => one.address === address).map(({ text }) => text),
    photos: () => [...arrived.values()].map(({ photoId }) => photoId),
  };
  const api: MessageApi = {
    async whoAmI() {
      if (server.fault === "no line") throw new ApiError({ status: 0, details: [] });
      return server.user;
    },
    async upload() {
      server.uploads += 1;
      return { id: 100 + server.uploads, url: "/media/a/640.webp" };
    },
    async send({ id, address, text }, photoId) {
      const { fault } = server;
      if (typeof fault === "object" && fault && text === fault.text)
        throw new ApiError({
          status: fault.status,
          details: [{ type: "error", code: fault.code, text: "" }],
        });
      const one = arrived.get(id) ?? { id: arrived.size + 1, address, text, photoId };
      arrived.set(id, one);
      if (fault === "response lost") throw new ApiError({ status: 0, details: [] });
      return { id: one.id, text, address } as Schema<"Message">;
    },
  };
  return { ...{ api }, server };
}

/** A browser: pages open and close, what is stored stays. */
function aBrowser() {
  const { factory, clock, alone, pass, calm } = fakeDevice();
  const { api, server } = aServer();
  const drafts: string[] = [];
  let mark = "";
  const left = {
    get: () => mark,
    set: (next: string) => {
      mark = next;
    },
  };
  return {
    server,
    drafts,
    left,
    pass,
    calm,
    async open(userId = 7): Promise<Outbox> {
      const outbox = createOutbox({
        ...{ userId, api, clock, alone },
        store: (await openOfflineStore(factory)).messages,
        tellOthers: () => {},
        left,
        keepDraft: ({ text }) => drafts.push(text),
      });
      return outbox;
    },
  };
}

let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
});

const message = (text: string, change: Partial<WaitingMessage> = {}) => ({
  ...{ address: "u-9", text, photo: null, share: null, after: 3 as number | null },
  ...change,
});
const states = async (outbox: Outbox) => (await outbox.of("u-9")).map(({ text, state }) => [text, state]);

describe("the outbox of messages", () => {
  it("sends a message and reports it", async () => {
    const outbox = await browser.open();
    const changes: OutboxChange[] = [];
    outbox.onChange((change) => changes.push(change));
    await outbox.add(message("Any better?"));
    await browser.calm();
    expect(browser.server.texts()).toEqual(["Any better?"]);
    expect(changes.map(({ kind }) => kind)).toEqual(["changed", "sent"]);
    expect(await outbox.of("u-9")).toEqual([]);
  });

  it("delivers three messages written offline once and in order after a reload", async () => {
    browser.server.fault = "no line";
    const before = await browser.open();
    for (const text of ["one", "two", "three"]) await before.add(message(text));
    await browser.calm();
    expect(browser.server.texts()).toEqual([]);

    browser.server.fault = null;
    const after = await browser.open();
    await after.look(true);
    await browser.calm();
    expect(browser.server.texts()).toEqual(["one", "two", "three"]);
    expect(await after.of("u-9")).toEqual([]);
  });

  it("marks that messages wait, and clears the mark when all have arrived", async () => {
    browser.server.fault = "no line";
    const outbox = await browser.open();
    expect(browser.left.get()).toBe("");
    for (const text of ["one", "two"]) await outbox.add(message(text));
    await browser.calm();
    expect(browser.left.get()).not.toBe("");
    browser.server.fault = null;
    await outbox.look(true);
    await browser.calm();
    expect(browser.left.get()).toBe("");
  });

  it("keeps the mark of a message that another page adds while it looks", async () => {
    const [one, other] = [await browser.open(), await browser.open()];
    browser.server.fault = "no line";
    const added = one.add(message("late"));
    await other.look();
    await added;
    await browser.calm();
    expect(await states(one)).toEqual([["late", "waiting"]]);
    expect(browser.left.get()).not.toBe("");
  });

  it("makes one message of a send whose response was lost", async () => {
    const outbox = await browser.open();
    browser.server.fault = "response lost";
    await outbox.add(message("once"));
    await browser.calm();
    expect(await states(outbox)).toEqual([["once", "waiting"]]);
    browser.server.fault = null;
    await browser.pass(HOUR);
    expect(browser.server.texts()).toEqual(["once"]);
    expect(await outbox.of("u-9")).toEqual([]);
  });

  it("sends once when two tabs look at the same time", async () => {
    browser.server.fault = "no line";
    const [one, other] = [await browser.open(), await browser.open()];
    await one.add(message("once"));
    await browser.calm();
    browser.server.fault = null;
    await Promise.all([one.look(true), other.look(true)]);
    await browser.calm();
    expect(browser.server.texts()).toEqual(["once"]);
  });

  it("knows of what is left that it will be newer than a message that was sent", async () => {
    browser.server.fault = { status: 422, code: "not_allowed", text: "bad" };
    const outbox = await browser.open();
    await outbox.add(message("bad"));
    await outbox.add(message("bad", { after: null }));
    await outbox.add(message("bad", { address: "u-8" }));
    for (const text of ["one", "two"]) await outbox.add(message(text, { after: 0 }));
    await browser.calm();
    expect(browser.server.texts()).toEqual(["one", "two"]);
    const afters = async (address: string) => (await outbox.of(address)).map(({ after }) => after);
    expect(await afters("u-9")).toEqual([2, null]);
    expect(await afters("u-8")).toEqual([3]);
  });

  it("keeps a refused message and sends those after it", async () => {
    browser.server.fault = { status: 422, code: "not_allowed", text: "bad" };
    const outbox = await browser.open();
    await outbox.add(message("bad"));
    await outbox.add(message("good"));
    await browser.calm();
    expect(browser.server.texts()).toEqual(["good"]);
    expect(await states(outbox)).toEqual([["bad", "refused"]]);
  });

  it("holds back what follows a message that may pass later, in its room only", async () => {
    browser.server.fault = { status: 503, code: "unavailable", text: "one" };
    const outbox = await browser.open();
    await outbox.add(message("one"));
    await outbox.add(message("two"));
    await outbox.add(message("elsewhere", { address: "common" }));
    await browser.calm();
    expect(browser.server.texts()).toEqual([]);
    expect(browser.server.texts("common")).toEqual(["elsewhere"]);
    browser.server.fault = null;
    await browser.pass(HOUR);
    expect(browser.server.texts()).toEqual(["one", "two"]);
  });

  it("sends a refused message again, or gives it back for editing", async () => {
    browser.server.fault = { status: 403, code: "no_right", text: "bad" };
    const outbox = await browser.open();
    await outbox.add(message("bad"));
    await browser.calm();
    const [refused] = await outbox.of("u-9");
    browser.server.fault = null;
    await outbox.retry(refused?.id ?? "");
    await browser.calm();
    expect(browser.server.texts()).toEqual(["bad"]);

    browser.server.fault = { status: 403, code: "no_right", text: "worse" };
    await outbox.add(message("worse"));
    await browser.calm();
    const [other] = await outbox.of("u-9");
    expect((await outbox.take(other?.id ?? ""))?.text).toBe("worse");
    expect(await outbox.of("u-9")).toEqual([]);
  });

  it("never gives back a message that may have arrived", async () => {
    browser.server.fault = "response lost";
    const outbox = await browser.open();
    await outbox.add(message("maybe"));
    await browser.calm();
    const [waiting] = await outbox.of("u-9");
    expect(await outbox.take(waiting?.id ?? "")).toBeUndefined();
  });

  it("turns a message into a draft after 24 hours instead of sending it", async () => {
    browser.server.fault = "no line";
    const outbox = await browser.open();
    await outbox.add(message("yesterday's"));
    await browser.calm();
    browser.server.fault = null;
    await browser.pass(25 * HOUR);
    expect(browser.server.texts()).toEqual([]);
    expect(browser.drafts).toEqual(["yesterday's"]);
    expect(await outbox.of("u-9")).toEqual([]);
  });

  it("uploads a photo once, also when the message fails after it", async () => {
    browser.server.fault = { status: 503, code: "unavailable", text: "look" };
    const outbox = await browser.open();
    await outbox.add(message("look", { photo: { file: new Blob(["x"]), name: "bud.jpg" } }));
    await browser.calm();
    browser.server.fault = null;
    await browser.pass(HOUR);
    expect(browser.server.photos()).toEqual([101]);
    expect(browser.server.uploads).toBe(1);
  });

  it("leaves the messages of a user who signed out, and sends nothing as somebody else", async () => {
    browser.server.user = 8;
    const outbox = await browser.open(7);
    await outbox.add(message("mine"));
    await browser.calm();
    expect(browser.server.texts()).toEqual([]);
    expect(await states(outbox)).toEqual([["mine", "waiting"]]);
    expect(await (await browser.open(8)).of("u-9")).toEqual([]);
  });
});
