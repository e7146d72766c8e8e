import type { Locator, Page } from "@playwright/test";
import { aLongDiary } from "./diaries.ts";
import { seenAt } from "./guests.ts";
import { expect, test } from "./journey.ts";
import { sendSignIn } from "./people.ts";

/** Presses a button that shows what it does before the server has answered, and waits for the answer. */
async function pressAndWait(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse(
    // The view counter posts to the api by itself.
    (response) => response.request().method() === "POST" && !response.url().includes("/api/"),
  );
  await button.click();
  await answered;
}

test("a diary shows the table of all readings and additional charts on demand", async ({ page }) => {
  await page.goto(await aLongDiary(page));
  const charts = page.getByRole("article").getByRole("figure");
  const inSight = await charts.count();
  await page.getByText("All readings, week by week").click();
  await expect(page.getByRole("table", { name: "Readings by week" })).toBeVisible();
  await expect.poll(() => charts.count()).toBeGreaterThan(inSight);
});

for (const kind of ["with JavaScript", "without JavaScript"] as const) {
  test.describe(`guest ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript" });

    test("filters, sorts and pages the list, each with its own URL", { tag: "@smoke" }, async ({ page }) => {
      await page.goto("/explore");
      const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      await page.getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL("/explore?page=2");
      await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
      const onSecond = await page.getByRole("main").locator("article h2, li h2").allTextContents();
      await page.getByRole("link", { name: "Page 1", exact: true }).click();
      await expect(page).toHaveURL("/explore");
      await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      expect(await page.getByRole("main").locator("article h2, li h2").allTextContents()).not.toEqual(
        onSecond,
      );

      const filters = page.getByRole("navigation", { name: "Filters" });
      await filters.getByRole("link", { name: "Coco" }).click();
      await expect(page).toHaveURL("/explore/coco");
      // The address changes before the links do.
      await expect(filters.getByRole("link", { name: "Coco" })).toHaveAttribute("aria-current", "true");
      await filters.getByRole("link", { name: "Harvested" }).click();
      await expect(page).toHaveURL(/\/explore\/(harvest\/coco|coco\/harvest)$/);
      await expect(filters.getByRole("link", { name: "Coco" })).toHaveAttribute("aria-current", "true");
      await page.getByRole("link", { name: "Most liked" }).click();
      await expect(page).toHaveURL(/\?sort=like$/);
      await expect(first).toBeVisible();
      await page.getByRole("link", { name: "Clear" }).click();
      await expect(page).toHaveURL("/explore?sort=like");
    });

    test("reads a diary week by week", async ({ page }) => {
      await page.goto(await aLongDiary(page));
      await expect(page.locator("#comments").getByRole("article").first()).toBeVisible();
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      const weeks = page.getByRole("navigation", { name: "Weeks of this diary" });
      await expect(weeks.getByRole("link", { name: /Harvest/ }).first()).toBeVisible();
      await weeks.getByRole("link", { name: /\bWeek 3\b/ }).click();
      await expect(page).toHaveURL(/\/week\/\d+/);
      await expect(page.getByRole("heading", { level: 2, name: "Week 3" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect(weeks.getByRole("link", { name: /\bWeek 3\b/ })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { name: "Environment" })).toBeVisible();
      await expect(page.getByRole("heading", { name: /^Comments/ })).toBeVisible();
    });

    test("opens the print version of a diary, with and without photos", async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(await aLongDiary(page));
      await expect(page.locator("#comments").getByRole("article").first()).toBeVisible();
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await page.getByRole("main").locator('summary[aria-label="Share"]').click();
      await page.getByRole("link", { name: "Print or save as PDF" }).click();
      await expect(page).toHaveURL(/\/print$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect(page.getByRole("heading", { level: 2, name: /Week 3/ })).toBeVisible();
      if (kind === "with JavaScript") await expectAccessible(page);
      await page.getByRole("link", { name: "Without photos" }).click();
      await expect(page).toHaveURL(/\/print\?photos=no$/);
      await expect(page.getByRole("link", { name: "With photos" })).toBeVisible();
      await expect(page.getByRole("main").locator("article img")).toHaveCount(0);
    });

    test("signs in to like a diary and returns to it", async ({ page, complaints }) => {
      // A page that is awake by then asks by script, and is refused before it leads to the form.
      complaints.allow(/401 .*\/likes\)/);
      const link = await aLongDiary(page);
      await page.goto(link);
      await page.getByRole("main").getByRole("button", { name: /^Like/ }).first().click();
      await expect(page).toHaveURL(`/auth/signin?return_path=${encodeURIComponent(link)}`);
      await sendSignIn(page, "moderator", "grow-demo-1");
      await expect(page).toHaveURL(link);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("gets 404 for an unknown filter", async ({ page, complaints }) => {
      complaints.allow(/404/);
      for (const address of ["/explore/moonlight", "/explore/coco/moonlight", "/explore?page=999"]) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(page.getByText("Sorry, that page doesn't exist.")).toBeVisible();
      }
    });
  });

  test.describe(`member ${kind}`, () => {
    test.use({ javaScriptEnabled: kind === "with JavaScript" });

    test("likes a diary and removes the like", async ({ page, signIn }) => {
      await signIn(kind === "with JavaScript" ? "admin" : "manager");
      await page.goto(await aLongDiary(page));
      const like = page.getByRole("main").getByRole("button", { name: /^Like/ }).first();
      // Whether the demo data has it liked already does not matter: two presses lead back to where it was.
      const before = (await like.getAttribute("aria-pressed")) ?? "";
      const after = before === "true" ? "false" : "true";
      for (const state of [after, before]) {
        await pressAndWait(page, like);
        await expect(like).toHaveAttribute("aria-pressed", state);
        await page.reload();
        await expect(like).toHaveAttribute("aria-pressed", state);
      }
    });

    test("bookmarks a finished diary and removes the bookmark", async ({ page, signIn }) => {
      await signIn(kind === "with JavaScript" ? "admin" : "manager");
      await page.goto(await aLongDiary(page));
      const keep = page.getByRole("main").getByRole("button", { name: /^Saved?$/ });
      const before = (await keep.getAttribute("aria-pressed")) ?? "";
      const after = before === "true" ? "false" : "true";
      for (const state of [after, before]) {
        await pressAndWait(page, keep);
        await expect(keep).toHaveAttribute("aria-pressed", state);
        await page.reload();
        await expect(keep).toHaveAttribute("aria-pressed", state);
      }
    });

    test("writes a comment, and another user replies", { tag: "@smoke" }, async ({
      page,
      signIn,
      guestPage,
    }) => {
      await signIn("moderator");
      const link = await aLongDiary(page);
      const text = `How long did it cure, ${kind}? ${Date.now()}`;
      await page.goto(link);
      await page.getByLabel("Add a comment").fill(text);
      await page.getByRole("button", { name: "Post comment" }).click();
      await expect(page).toHaveURL(/comment=\d+#comment-\d+$/);
      const comment = page.locator("#comments").getByRole("article").filter({ hasText: text }).first();
      await expect(comment).toBeVisible();
      await expect(page.getByLabel("Add a comment")).toHaveValue("");
      await comment.locator("summary", { hasText: "Reply" }).click();
      await comment.getByLabel("Your reply").fill("Four weeks, in glass.");
      await comment.getByRole("button", { name: "Post reply" }).click();
      await expect(comment.getByText("Four weeks, in glass.")).toBeVisible();

      await seenAt(guestPage, link, guestPage.locator("#comments").getByText(text));
      await expect(guestPage.getByRole("link", { name: "Sign in to comment" })).toBeVisible();
    });
  });
}

test.describe("crawlers and feed readers", () => {
  test("find feeds and the sitemap by the links of the pages", async ({ page, site }) => {
    const link = await aLongDiary(page);
    await page.goto(link);
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute("href", `${site.community}${link}/feed`);
    const robots = await (await page.request.get("/robots.txt")).text();
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
    const index = await (await page.request.get(sitemap)).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? "");
    expect(files.length).toBeGreaterThan(1);
    const diaries = await page.request.get(
      files.findLast((file) => file.includes("/sitemaps/diaries/")) ?? "",
    );
    expect(await diaries.text()).toContain(`<loc>${site.community}${link}</loc>`);
    for (const address of [`${link}/feed`, "/rss"]) {
      const answer = await page.request.get(address);
      expect([answer.status(), answer.headers()["content-type"]], address).toEqual([
        200,
        expect.stringMatching(/^application\/(atom|rss)\+xml/),
      ]);
    }
  });
});
