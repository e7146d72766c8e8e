import { patience } from "@grow/testing/test-time";
import { startSite } from "../site/site.ts";
import { expect, test } from "./journey.ts";
import { sendSignIn, signUp, signUpByForm } from "./people.ts";

test.describe("the brand portal", () => {
  test("shows a manager the other managers of the brand", async ({ page, signIn, site }) => {
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();
    const managers = page.getByRole("main").getByRole("listitem");
    await expect(managers.filter({ hasText: "manager" }).filter({ hasText: "You" })).toBeVisible();
  });

  test("finds a grower by prefix, adds and removes them as a manager", async ({
    page,
    signIn,
    site,
    guestPage,
  }) => {
    const { name } = await signUp(guestPage);
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await page.getByLabel("Grower's username").fill(name.slice(0, 10));
    await page.getByRole("button", { name: "Search" }).click();
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    await row.getByRole("button", { name: `Add ${name}` }).click();
    await expect(row.getByText("Change", { exact: true })).toBeVisible();
    await guestPage.goto(`${site.brands}/brands-manager`);
    await expect(guestPage.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();

    await row.getByText("Change", { exact: true }).click();
    await row.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(row.getByText("Change", { exact: true })).toHaveCount(0);
    await guestPage.reload();
    await expect(guestPage.getByRole("heading", { level: 1, name: "The brand portal" })).toBeVisible();
  });

  test("explains itself to a user without a brand", async ({ page, signIn, site }) => {
    await signIn("grower");
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page).toHaveURL(`${site.brands}/brands-manager/welcome`);
    await expect(page.getByRole("heading", { level: 1, name: "The brand portal" })).toBeVisible();
  });

  test("redirects a guest to sign in on the public site and back", async ({ page, site }) => {
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page).toHaveURL(
      `${site.community}/auth/signin?return_path=${encodeURIComponent(`${site.brands}/brands-manager`)}`,
    );
    await sendSignIn(page, "manager", "grow-demo-1");
    await expect(page).toHaveURL(`${site.brands}/brands-manager`);
    await expect(page.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();
  });

  test("redirects its old URLs", async ({ page, signIn, site }) => {
    await signIn("manager");
    await page.goto("/brand-manager");
    await expect(page).toHaveURL(`${site.brands}/brands-manager`);
  });
});

test.describe("two sites under one domain", () => {
  test.use({
    // Its start has a time of its own: a busy machine takes longer than a journey may.
    site: [
      async ({}, use) => {
        const own = await startSite(
          ({ community, brands }) => ({
            COOKIE_DOMAIN: "grow.localhost",
            PUBLIC_URL: `http://grow.localhost:${community}`,
            BRANDS_URL: `http://brands.grow.localhost:${brands}`,
          }),
          ["--empty"],
        );
        await use({ community: own.community, brands: own.brands, dataDir: own.dataDir, tokens: {} });
        await own.stop();
      },
      { scope: "test", timeout: 120_000 * patience },
    ],
  });

  test("share session, language and theme by cookies", { tag: "@smoke" }, async ({ page, site }) => {
    // Only browsers find the names below localhost by themselves.
    await signUpByForm(page);
    await page.goto("/explore");
    const settings = page.getByRole("banner");
    await settings.locator("summary").first().click();
    await settings.getByRole("button", { name: "Dark", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await settings.locator('button[name="locale"][value="de"]').click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");

    await page.goto(`${site.brands}/brands-manager`);
    await expect(page).toHaveURL(`${site.brands}/brands-manager/welcome`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ domain }) => domain !== ".grow.localhost")).toEqual([]);
    expect(cookies.find((cookie) => cookie.name === "token")?.httpOnly).toBe(true);

    // Signing out on the one signs out on the other.
    await page.getByRole("complementary").locator('form[action="/auth/signout"] button').click();
    // Who left before that would take the call back.
    await expect(page).toHaveURL(/\/auth\/signin/);
    await page.goto(`${site.community}/explore`);
    await expect(page.getByRole("banner").locator('a[href^="/auth/signin"]')).toBeVisible();
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain("token");
  });
});
