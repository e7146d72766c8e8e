import { LOCAL_HOSTS_ONLY, wholeChromium } from "@grow/testing/chromium";
import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { startPushService } from "../site/push-service.ts";
import { startSite } from "../site/site.ts";
import { publishOwnDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { deliverPush, shownNotifications, usePushService } from "./push-browser.ts";

test.use({
  serviceWorkers: "allow",
  // The headless shell shows no notifications.
  launchOptions: { ...wholeChromium, args: [...wholeChromium.args, LOCAL_HOSTS_ONLY] },
});

const settings = "/settings/notifications";

/** Milliseconds within which the job that pushes runs. */
const SOON = 20_000 * patience;

async function setQuietHours(page: Page, isQuiet: boolean): Promise<void> {
  await page.goto(settings);
  const form = page.locator("form", { has: page.getByLabel("Time zone") });
  // Two hours around now, in UTC.
  const hour = new Date().getUTCHours();
  await form.getByLabel("From").selectOption(String((hour + 23) % 24));
  await form.getByLabel("To", { exact: true }).selectOption(String((hour + 2) % 24));
  await form.getByRole("checkbox", { name: "Hold push during quiet hours" }).setChecked(isQuiet);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved", { exact: true })).toBeVisible();
}

test("a member turns push on, sees a comment, and sleeps through another", async ({
  browser,
  contextOptions,
  userAgent,
}) => {
  // A site of its own that knows the push service is started for it.
  test.setTimeout(180_000 * patience);
  const service = await startPushService();
  const site = await startSite({ PUSH_HOSTS: service.origin }, ["--empty"]);
  const options = { ...contextOptions, ...(userAgent ? { userAgent } : {}), baseURL: site.community };
  const context = await browser.newContext({ ...options, permissions: ["notifications"] });
  const others = await browser.newContext(options);
  const bodies = () => service.received.map(({ text }) => (JSON.parse(text) as { body: string }).body);
  try {
    await usePushService(context, service);
    const page = await context.newPage();
    const diary = await publishOwnDiary(page, site.community);
    const other = await others.newPage();
    await signUp(other);
    const comment = async (text: string) => {
      const answer = await other.request.post(`/api/comments/diary/${diary.id}`, {
        ...{ headers: { origin: site.community }, data: { text, parent_id: null } },
      });
      expect(answer.status(), await answer.text()).toBe(201);
    };

    await test.step("push on", async () => {
      await page.goto(settings);
      await page.getByRole("button", { name: "Turn on push" }).click();
      const sheet = page.getByRole("dialog", { name: "Turn on push?" });
      await expect(sheet.getByRole("radio", { name: /^Neutral/ })).toBeChecked();
      await sheet.getByRole("button", { name: "Turn on push" }).click();
      await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
      await expect(page.getByText("Chrome on Linux")).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.reload();
      await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
    });

    await test.step("a comment", async () => {
      await comment("What a stretch!");
      await expect.poll(bodies, { timeout: SOON }).toEqual(["1 new notification"]);
      expect(service.received[0]?.text).not.toMatch(/stretch|new-/);
      await deliverPush(page, service.received[0]?.text ?? "");
      const one = [
        { title: "Grow", body: "1 new notification", tag: "notifications", url: "/notifications" },
      ];
      await expect.poll(() => shownNotifications(page)).toEqual(one);
      // A message that is delivered twice is shown once.
      await deliverPush(page, service.received[0]?.text ?? "");
      await expect.poll(() => shownNotifications(page)).toEqual(one);
    });

    await test.step("quiet hours", async () => {
      await setQuietHours(page, true);
      await comment("Held back");
      await page.goto("/notifications");
      await expect(page.getByText("Held back")).toBeVisible();
      await setQuietHours(page, false);
      await comment("In the morning");
      await expect.poll(bodies, { timeout: SOON }).toHaveLength(2);
      // One for both: nothing was sent before, and nothing is lost.
      expect(bodies()).toEqual(["1 new notification", "2 new notifications"]);
      await deliverPush(page, service.received[1]?.text ?? "");
      await expect
        .poll(async () => (await shownNotifications(page)).map(({ body }) => body))
        .toEqual(["2 new notifications"]);
    });

    await test.step("push off", async () => {
      await page.goto(settings);
      await page.getByRole("button", { name: "Turn off" }).click();
      await expect(page.getByText("Push is off.")).toBeVisible();
      await expect(page.getByText("Chrome on Linux")).toHaveCount(0);
    });
  } finally {
    await context.close();
    await others.close();
    await site.stop();
    await service.stop();
  }
});
