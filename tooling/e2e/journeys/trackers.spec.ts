import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

const TRACKERS = ["/api/stat", "/api/adv/stat", "/api/telemetry/vitals", "/api/errors/nx"];

/** The posts of the trackers, by their paths, with their bodies as far as the browser tells them. */
function watchPosts(page: Page): { path: string; body: string }[] {
  const posts: { path: string; body: string }[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (TRACKERS.includes(path)) posts.push({ path, body: request.postData() ?? "" });
  });
  return posts;
}

const pathsOf = (posts: readonly { path: string }[]) => posts.map(({ path }) => path);

/** Waits until the trackers of a page have started. */
const started = (page: Page) =>
  page.waitForFunction(() => !Array.isArray((window as unknown as { growErrors?: unknown }).growErrors));

test("cards in view and the speed of pages are reported, and nothing before the page is idle", {
  tag: "@smoke",
}, async ({ page }) => {
  const posts = watchPosts(page);
  const order: string[] = [];
  page.on("domcontentloaded", () => order.push("page"));
  page.on("request", (request) => {
    if (request.url().includes("/assets/trackers-")) order.push("trackers");
    if (TRACKERS.includes(new URL(request.url()).pathname)) order.push("post");
  });
  await page.goto("/explore");
  await started(page);
  expect(order.slice(0, 2)).toEqual(["page", "trackers"]);
  const card = page.locator("[data-impression]").first();
  await expect(card).toBeVisible();
  const mark = (await card.getAttribute("data-impression")) ?? "";
  // What was in view is stored when the page is left, and sent by the next one.
  await expect
    .poll(() => page.evaluate(() => performance.now()), { message: "a second on the page" })
    .toBeGreaterThan(1500);
  // Playwright does not report what a page sends while it is left: it is hidden instead, as by another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect.poll(() => pathsOf(posts)).toContain("/api/telemetry/vitals");
  await page.goto("/growers");
  const cards = () =>
    posts
      .filter(({ path }) => path === "/api/stat")
      .flatMap(({ body }) => JSON.parse(body).stat as { t: string; i: number }[])
      .map(({ t, i }) => `${t}:${i}`);
  await expect.poll(cards, { timeout: 20_000 * patience }).toContain(mark);
});

test("an error on a page is reported once", async ({ page, complaints }) => {
  complaints.allow(/No leaf today/);
  const posts = watchPosts(page);
  await page.goto("/explore");
  await started(page);
  for (let time = 0; time < 2; time += 1) {
    const failed = page.waitForEvent("pageerror");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("No leaf today");
      });
    });
    await failed;
  }
  const reports = () => posts.filter(({ path }) => path === "/api/errors/nx");
  await expect.poll(reports).toHaveLength(1);
  expect(JSON.parse(reports()[0]?.body ?? "")).toMatchObject({
    message: "No leaf today",
    path: "/explore",
    app: "web",
    locale: "en",
    status: null,
  });
});

test("nothing is reported about a member who refused statistics", async ({ page, site }) => {
  await signUp(page);
  const { data } = await (await page.request.get("/api/session")).json();
  const refused = await page.request.patch(`/api/users/${data.user.id}/presets`, {
    headers: { origin: site.community },
    data: { cookies: { necessary: true, statistics: false, marketing: false } },
  });
  expect(refused.ok()).toBe(true);
  const posts = watchPosts(page);
  await page.goto("/explore");
  await started(page);
  await expect(page.locator('[data-ad-slot][data-filled="ad"]').first()).toBeVisible();
  await page.goto("/growers");
  await started(page);
  expect(posts).toEqual([]);
});
