import { expect, test } from "./journey.ts";

test.describe("a guest looks around", () => {
  test("the home page shows diaries and leads to all of them", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/explore");
    await expect(page.getByRole("main").getByRole("link", { name: /./ }).first()).toBeVisible();
  });

  test("without JavaScript the pages show the same", async ({ plainPage }) => {
    await plainPage.goto("/explore");
    const diary = plainPage.getByRole("main").locator('a[href^="/diaries/"]').first();
    await diary.click();
    await expect(plainPage).toHaveURL(/\/diaries\/\d+/);
    await expect(plainPage.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("an address that is none gets an error page with the way back", async ({ page, complaints }) => {
    complaints.allow(/404/);
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.locator('a[href="/"]').first()).toBeVisible();
  });
});

test.describe("somebody with an account", () => {
  test("is known on every page once signed in", async ({ page, signIn }) => {
    await signIn("grower");
    const answer = await page.request.get("/api/session");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("grower");
  });

  test("a manager is known in the portal by the same cookie", async ({ page, signIn, site }) => {
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
