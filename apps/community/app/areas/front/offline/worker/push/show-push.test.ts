import { beforeEach, describe, expect, it } from "vitest";
import { fakeNotifications } from "../testing/fake-notifications.ts";
import { showPush } from "./show-push.ts";

let browser: ReturnType<typeof fakeNotifications>;
beforeEach(() => {
  browser = fakeNotifications();
});

const push = (text: unknown) =>
  showPush(browser.scope, { text: () => (typeof text === "string" ? text : JSON.stringify(text)) });
const news = (count: number) => ({
  ...{ title: "Grow", body: `${count} new notifications`, url: "/notifications", tag: "notifications" },
});

describe("a push message", () => {
  it("shows the text of the server, with a mark that says nothing about the site", async () => {
    await push(news(2));
    expect(browser.shown).toEqual([
      {
        ...{ title: "Grow", body: "2 new notifications", tag: "notifications" },
        ...{ icon: "/push-icon.png", badge: "/push-badge.png", data: { url: "/notifications" } },
      },
    ]);
  });

  it("replaces an earlier one with its tag, and makes a sound only for something new", async () => {
    await push(news(2));
    await push(news(2));
    expect(browser.shown).toHaveLength(1);
    expect(browser.shown[0]).not.toHaveProperty("renotify");
    await push(news(3));
    expect(browser.shown).toMatchObject([{ body: "3 new notifications", renotify: true }]);
  });

  it("stands beside those with another tag", async () => {
    await push(news(2));
    await push({ ...news(1), tag: "room 4", url: "/chat/4" });
    expect(browser.shown.map(({ tag }) => tag)).toEqual(["notifications", "room 4"]);
  });

  it.each(["not JSON", "", "null", '{"title":7}'])(
    "with the unreadable text %j still shows something",
    async (text) => {
      await push(text);
      expect(browser.shown).toMatchObject([{ title: "Grow", data: { url: "/notifications" } }]);
    },
  );

  it("without data still shows something", async () => {
    await showPush(browser.scope, null);
    expect(browser.shown).toMatchObject([{ title: "Grow", body: "" }]);
  });
});
