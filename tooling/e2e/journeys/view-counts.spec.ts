import type { Page } from "@playwright/test";
import { choosePhase, publish, publishOwnDiary, startDiary } from "./diaries.ts";
import { seenAt } from "./guests.ts";
import { browserIdle, hydrate, pageShown, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** The counted views that a page reports, by their paths. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/impressions")) posts.push(pathname);
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
  await growersPage.getByRole("textbox", { name: "Comment" }).fill("Two leaves.");
  await publish(growersPage);
  const link = `/diaries/${id}-seen-once`;
  const views = async () => (await (await page.request.get(`/api/diaries/${id}`)).json()).data.cnt_views;
  // The grower has seen it.
  await expect.poll(views).toBe(1);
  const posts = watchPosts(page);
  await watchHydration(page);
  await page.goto(link);
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
  await expect.poll(views).toBe(2);

  // Another week by the router, and the same diary again: the visitor was counted today.
  await hydrate(page);
  await page.getByRole("navigation", { name: "Weeks of this diary" }).getByRole("link").first().click();
  await page.waitForURL(/\/week\/\d+/);
  // The counter hears of a page when it is shown.
  await pageShown(page, 2);
  expect(posts).toHaveLength(1);
  const counted = page.waitForResponse((response) => response.url().endsWith("/impressions"));
  await page.goto(link);
  expect((await (await counted).json()).data.cnt_views).toBe(2);
  expect(posts).toHaveLength(2);
});

test("a diary opened from the list counts a view, and the list does not", async ({
  page,
  guestPage: growersPage,
  site,
}) => {
  const { id, link, name } = await publishOwnDiary(growersPage, site.community);
  const posts = watchPosts(page);
  const card = page.getByRole("main").getByRole("article").getByRole("link", { name });
  await seenAt(page, "/explore?sort=new", card.first());
  // Views are counted when the browser is idle.
  await browserIdle(page);
  expect(posts).toEqual([]);
  await card.first().click();
  await page.waitForURL(`**${link}`);
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
});
