import { beforeEach, describe, expect, it } from "vitest";
import { fakeNotifications } from "../testing/fake-notifications.ts";
import { openNotification } from "./open-notification.ts";
import { showPush } from "./show-push.ts";

let browser: ReturnType<typeof fakeNotifications>;
beforeEach(() => {
  browser = fakeNotifications();
});

async function press(url: unknown): Promise<void> {
  await showPush(browser.scope, { text: () => JSON.stringify({ url }) });
  const [shown] = await browser.scope.registration.getNotifications();
  if (shown) await openNotification(browser.scope, shown);
}

describe("pressing a notification", () => {
  it("opens its page and closes it", async () => {
    browser.tabs.push("https://grow.example/explore", "https://elsewhere.example/notifications");
    await press("/notifications");
    expect(browser).toMatchObject({ opened: ["https://grow.example/notifications"], focused: [], shown: [] });
  });

  it("focuses a tab that shows its page", async () => {
    browser.tabs.push("https://grow.example/explore", "https://grow.example/chat/4?from=push#end");
    await press("/chat/4?from=push");
    expect(browser).toMatchObject({ opened: [], focused: [browser.tabs[1]] });
  });

  it.each([
    "https://evil.example/x",
    "//evil.example/x",
    "javascript:alert(1)",
    "https://grow.example.evil/",
  ])("opens the home page instead of %s", async (url) => {
    browser.tabs.push(url);
    await press(url);
    expect(browser).toMatchObject({ opened: ["https://grow.example/"], focused: [] });
  });
});
