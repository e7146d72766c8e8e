import { expect, test } from "./journey.ts";

test.describe("first visit", () => {
  test("the home page shows diaries and links to the list", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/explore");
    await expect(page.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
  });

  test("pages show the same content without JavaScript", async ({ plainPage }) => {
    await plainPage.goto("/explore");
    const diary = plainPage.getByRole("article").locator('a[href^="/diaries/"]').first();
    await diary.click();
    await expect(plainPage).toHaveURL(/\/diaries\/\d+/);
    await expect(plainPage.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("an unknown URL shows an error page with a link home, search and all sections", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.locator('a[href="/"]').first()).toBeVisible();
    await expect(page.getByRole("search")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test.describe("signed-in user", () => {
  test("is signed in on every page", async ({ page, signIn }) => {
    await signIn("grower");
    const answer = await page.request.get("/api/session");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("grower");
  });

  test("is signed in to the portal by the same cookie", async ({ page, signIn, site }) => {
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
