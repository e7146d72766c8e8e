import type { Page } from "@playwright/test";
import { choosePhase, publish, startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** The posts that a page makes, by their paths. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

test("a diary counts one view for a guest who opens it without interaction", async ({
  page,
  guestPage: growersPage,
}) => {
  // Of its own: nobody else comes by meanwhile.
  await signUp(growersPage);
  const id = await startDiary(growersPage, "Seen once");
  await choosePhase(growersPage, "Vegetative");
  await publish(growersPage);
  const link = `/diaries/${id}-seen-once`;
  const views = async () => (await (await page.request.get(`/api/diaries/${id}`)).json()).data.cnt_views;
  // The grower has seen it.
  await expect.poll(views).toBe(1);
  const posts = watchPosts(page);
  await page.goto(link);
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
  await expect.poll(views).toBe(2);

  // Another week by the router, and the same diary again: the visitor was counted today.
  await page.locator("body").press("Shift");
  await page.waitForFunction(() => "__remixRouter" in window);
  await page.getByRole("navigation", { name: "Weeks of this diary" }).getByRole("link").first().click();
  await page.waitForURL(/\/week\/\d+/);
  expect(posts).toHaveLength(1);
  await page.goto(link);
  await expect.poll(() => posts).toHaveLength(2);
  expect(await views()).toBe(2);
});

test("a diary opened from the list counts a view, and the list does not", async ({ page }) => {
  const posts = watchPosts(page);
  // The diaries that other visitors write and rename stand first in any other order.
  await page.goto("/explore?sort=like");
  await page.waitForLoadState("networkidle");
  expect(posts).toEqual([]);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.waitForURL(/\/diaries\/\d+/);
  const id = /\/diaries\/(\d+)/.exec(page.url())?.[1];
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
});
