import { ApiError } from "@grow/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../browser/clock.ts";
import { followNumbers } from "./follow-numbers.ts";
import { fakeBrowser, fakePage, fakeServer, pass, unread } from "./testing/fake-browser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser with one server; `open` opens a page in it. */
function setUp({ hasMeans = true } = {}) {
  const server = fakeServer();
  const browser = fakeBrowser();
  const load = vi.fn(async () => unread(50).notifications);
  const open = () => {
    const page = fakePage();
    let total: number | undefined;
    const { end, know } = followNumbers({
      user: 7,
      clock: systemClock,
      page: page.page,
      random: () => 1,
      peersOf: hasMeans ? browser.peers : () => null,
      open: server.open,
      load,
      log: () => {},
      onChange: ({ numbers }) => {
        total = numbers?.total;
      },
    });
    return { ...page, total: () => total, end, know };
  };
  return { server, browser, load, open };
}

describe("with an open stream", () => {
  it("shows the stream's numbers without polling", async () => {
    const { server, load, open } = setUp();
    const page = open();
    server.numbers(3);
    expect(page.total()).toBe(3);
    await pass(10_000);
    server.numbers(2);
    expect(page.total()).toBe(2);
    expect(load).not.toHaveBeenCalled();
  });

  it("shares one stream among all pages, so that reading on one page updates all", async () => {
    const { server, load, open } = setUp();
    const pages = [open(), open(), open()];
    server.numbers(3);
    expect(pages.map((page) => page.total())).toEqual([3, 3, 3]);
    server.numbers(0);
    expect(pages.map((page) => page.total())).toEqual([0, 0, 0]);
    expect([server.opened(), server.standing()]).toEqual([1, 1]);
    await pass(10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it("gives the numbers at once to a page that is opened later", async () => {
    const { server, load, open } = setUp();
    open();
    server.numbers(3);
    const late = open();
    expect(late.total()).toBe(3);
    await pass(10_000);
    expect([server.opened(), load.mock.calls.length]).toEqual([1, 0]);
  });

  it("is taken over by another page when the leading page closes", async () => {
    const { server, load, open } = setUp();
    const [first, second, third] = [open(), open(), open()];
    server.numbers(3);
    first.end();
    expect([server.opened(), server.standing()]).toEqual([2, 1]);
    server.numbers(4);
    expect([second.total(), third.total()]).toEqual([4, 4]);
    second.leave();
    expect(server.standing()).toBe(1);
    server.numbers(5);
    second.comeBack();
    expect([second.total(), third.total()]).toEqual([5, 5]);
    await pass(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});

describe("without a stream", () => {
  it("polls in a browser that cannot share one", async () => {
    const { server, load, open } = setUp({ hasMeans: false });
    const page = open();
    await pass(1000);
    expect(page.total()).toBe(50);
    await pass(30_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(server.opened()).toBe(0);
  });

  it("polls until the first numbers arrive", async () => {
    const { server, load, open } = setUp();
    const page = open();
    await pass(1000);
    expect(page.total()).toBe(50);
    server.numbers(3);
    expect(page.total()).toBe(3);
    await pass(50_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("polls on every page from 1 s after the stream was lost until it is back", async () => {
    const { server, load, open } = setUp();
    const pages = [open(), open()];
    server.numbers(3);
    server.ends();
    await pass(3000);
    expect(load).not.toHaveBeenCalled();
    server.ends();
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(pages.map((page) => page.total())).toEqual([50, 50]);
    await pass(5000);
    server.numbers(4);
    expect(pages.map((page) => page.total())).toEqual([4, 4]);
    await pass(50_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("polls when the leading page does not respond to the visible one", async () => {
    const { server, browser, load, open } = setUp();
    open();
    const page = open();
    server.numbers(3);
    page.setVisible(false);
    page.setVisible(true);
    await pass(5000);
    expect(load, "it has answered").not.toHaveBeenCalled();
    browser.sleep();
    page.setVisible(false);
    page.setVisible(true);
    await pass(2999);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("shows numbers from other responses and continues polling", async () => {
    const { load, open } = setUp({ hasMeans: false });
    const page = open();
    await pass(1000);
    page.know(unread(0).notifications);
    expect(page.total()).toBe(0);
    await pass(30_000);
    expect([page.total(), load.mock.calls.length]).toEqual([50, 2]);
  });

  it("stops polling when the session has expired", async () => {
    const { server, load, open } = setUp();
    const page = open();
    server.numbers(3);
    load.mockRejectedValue(new ApiError({ status: 401 }));
    server.sends("end", { reason: "session" });
    await pass(1000);
    expect(page.total()).toBeUndefined();
    await pass(1_000_000);
    expect([server.opened(), load.mock.calls.length]).toEqual([1, 1]);
  });
});

it("stops on sign-out and leaves no stream or timer behind", async () => {
  const { server, load, open } = setUp();
  const page = open();
  server.numbers(3);
  page.end();
  expect(page.total()).toBeUndefined();
  expect([server.standing(), page.listening(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  await pass(1_000_000);
  expect(load).not.toHaveBeenCalled();
});
