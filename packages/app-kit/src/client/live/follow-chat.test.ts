import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../browser/clock.ts";
import { type ChatEvent, hearChat, tellChat } from "./chat-events.ts";
import { followNumbers } from "./follow-numbers.ts";
import { fakeBrowser, fakePage, fakeServer, pass, unread } from "./testing/fake-browser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const server = fakeServer();
  const browser = fakeBrowser();
  const open = () => {
    const page = fakePage();
    const heard: ChatEvent[] = [];
    const { end } = followNumbers({
      ...{ user: 7, clock: systemClock, page: page.page, random: () => 1, peersOf: browser.peers },
      ...{ open: server.open, load: async () => unread(0).notifications, log: () => {}, onChange: () => {} },
      onChat: (event) => heard.push(event),
    });
    return { heard, end };
  };
  return { server, open };
}

const message = { event: "message", data: { chat_id: 31, last_id: 5120 } } as const;

describe("followNumbers", () => {
  it("tells every page of the browser what happened in a room", () => {
    const { server, open } = setUp();
    const pages = [open(), open()];
    server.sends("ready", { user_id: 7 });
    server.sends("message", message.data);
    for (const { heard } of pages) expect(heard).toEqual([{ event: "line", isOpen: true }, message]);
  });

  it("says again that the line is open after a break, so that rooms load what they missed", async () => {
    const { server, open } = setUp();
    const { heard } = open();
    server.sends("ready", { user_id: 7 });
    server.ends();
    await pass(10_000);
    server.sends("ready", { user_id: 7 });
    expect(heard).toEqual([
      { event: "line", isOpen: true },
      { event: "line", isOpen: true },
    ]);
  });

  it("says when the line is lost, so that rooms ask by themselves", () => {
    const { server, open } = setUp();
    const { heard } = open();
    server.sends("ready", { user_id: 7 });
    server.ends("refused");
    expect(heard.at(-1)).toEqual({ event: "line", isOpen: false });
  });

  it("reports unread messages with the numbers, also to a page that is opened later", () => {
    const { server, open } = setUp();
    open();
    server.sends("numbers", { ...unread(1), cnt_messages: 4 });
    expect(open().heard).toEqual([
      { event: "line", isOpen: true },
      { event: "unread", count: 4 },
    ]);
  });

  it("tells nothing of a line of another user", () => {
    const { server, open } = setUp();
    const { heard } = open();
    server.sends("ready", { user_id: 8 });
    server.sends("message", message.data);
    expect(heard).not.toContainEqual(message);
  });
});

it("hearChat tells a room that is opened later whether the line is open, and the unread number", () => {
  tellChat({ event: "line", isOpen: true });
  tellChat({ event: "unread", count: 2 });
  const heard: ChatEvent[] = [];
  const stop = hearChat((event) => heard.push(event));
  expect(heard).toEqual([
    { event: "line", isOpen: true },
    { event: "unread", count: 2 },
  ]);
  stop();
  tellChat(message);
  expect(heard).toHaveLength(2);
});
