import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** A diary that everybody may read. */
async function aDiary(page: Page): Promise<{ id: number; link: string }> {
  const answer = await page.request.get("/api/diaries?tags=harvest&sort=new&limit=24");
  const { data } = await answer.json();
  const found = data.items.find((item: { is_lock: boolean }) => !item.is_lock);
  if (!found) throw new Error("The demo data has no such diary.");
  return found;
}

/** The posts that a page makes, by their paths. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

test("a diary that a guest opens and does not even touch has one more view, and one only", async ({
  page,
}) => {
  const { id, link } = await aDiary(page);
  const views = async () => (await (await page.request.get(`/api/diaries/${id}`)).json()).data.cnt_views;
  const before = await views();
  const posts = watchPosts(page);
  await page.goto(link);
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
  await expect.poll(views).toBe(before + 1);

  // Another week, by the router, and the same diary opened anew: the visitor has been counted today.
  await page.locator("body").press("Shift");
  await page.waitForFunction(() => "__remixRouter" in window);
  await page.getByRole("navigation", { name: "Weeks of this diary" }).getByRole("link").first().click();
  await page.waitForURL(/\/week\/\d+/);
  expect(posts).toHaveLength(1);
  await page.goto(link);
  await expect.poll(() => posts).toHaveLength(2);
  expect(await views()).toBe(before + 1);
});

test("a diary to which a guest comes by the list is counted too, and the list is not", async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto("/explore?sort=new");
  await page.waitForLoadState("networkidle");
  expect(posts).toEqual([]);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.waitForURL(/\/diaries\/\d+/);
  const id = /\/diaries\/(\d+)/.exec(page.url())?.[1];
  await expect.poll(() => posts).toEqual([`/api/diaries/${id}/impressions`]);
});
