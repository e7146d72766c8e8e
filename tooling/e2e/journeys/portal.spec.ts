import { patience } from "@grow/testing/test-time";
import type { Locator, Page } from "@playwright/test";
import { startSite } from "../site/site.ts";
import type { SiteUnderTest } from "../site/under-test.ts";
import { expect, test } from "./journey.ts";
import { sendSignIn, signUp, signUpByForm } from "./people.ts";

/** Searches for a grower and invites them as an editor; returns their row on the page. */
async function inviteManager(page: Page, site: SiteUnderTest, name: string): Promise<Locator> {
  await page.goto(`${site.brands}/brands-manager`);
  await page.getByLabel("Grower's username").fill(name.slice(0, 10));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Invite ${name}` }).click();
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}

test.describe("the brand portal", () => {
  test("shows a manager the other managers of the brand", async ({ page, signIn, site }) => {
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await expect(page.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();
    const managers = page.getByRole("main").getByRole("listitem");
    await expect(managers.filter({ hasText: "manager" }).filter({ hasText: "You" })).toBeVisible();
  });

  test("invites a grower by prefix, who accepts by the bell and can edit, and removes them", {
    tag: "@smoke",
  }, async ({ page, signIn, site, guestPage, expectAccessible }) => {
    const { name } = await signUp(guestPage);
    await signIn("manager");
    const row = await inviteManager(page, site, name);
    await expect(row).toContainText("Expires");
    await guestPage.goto(`${site.brands}/brands-manager`);
    await expect(guestPage.getByRole("heading", { level: 1, name: "The brand portal" })).toBeVisible();

    await guestPage.goto("/explore");
    const bell = guestPage.getByTitle("Notifications, 1 new", { exact: true });
    await bell.click();
    const panel = guestPage.locator("details", { has: bell });
    await expect(panel.getByText("A brand invited you to manage its page")).toBeVisible();
    await panel.getByRole("link", { name: "Ember Genetics" }).click();
    await expect(guestPage).toHaveURL(/\/invitations$/);
    await expect(guestPage.getByText("Manage the brand as an editor")).toBeVisible();
    await expectAccessible(guestPage);
    await guestPage.getByRole("button", { name: "Accept the invitation from Ember Genetics" }).click();
    await expect(guestPage.getByRole("alert")).toContainText("You're in.");
    await guestPage.getByRole("link", { name: "Open brand portal" }).click();
    await expect(guestPage.getByRole("heading", { level: 1, name: "Accounts" })).toBeVisible();
    await guestPage.goto(`${site.brands}/brands-manager/edit`);
    await expect(guestPage.getByLabel("Based in")).toBeEditable();

    await page.reload();
    await row.getByText("Change", { exact: true }).click();
    await row.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(row.getByText("Change", { exact: true })).toHaveCount(0);
    await guestPage.goto(`${site.brands}/brands-manager`);
    await expect(guestPage.getByRole("heading", { level: 1, name: "The brand portal" })).toBeVisible();
  });

  test("cannot invite a grower again who declined without JavaScript", async ({
    page,
    signIn,
    site,
    guestPage,
    plainPage,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    const { name } = await signUp(guestPage);
    await signIn("manager");
    await expect(await inviteManager(page, site, name)).toContainText("Expires");
    await plainPage.context().addCookies(await guestPage.context().cookies());
    await plainPage.goto("/notifications");
    await plainPage.getByRole("link", { name: "Answer 1 invitation" }).click();
    await plainPage.getByRole("button", { name: "Decline the invitation from Ember Genetics" }).click();
    await expect(plainPage.getByRole("alert")).toContainText("Invitation declined");
    await expect(plainPage.getByText("No open invitations")).toBeVisible();
    await inviteManager(page, site, name);
    await expect(page.getByRole("alert")).toContainText("Try again in 90 days.");
  });

  test("withdraws an invitation, which can no longer be accepted", async ({
    page,
    signIn,
    site,
    guestPage,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    const { name } = await signUp(guestPage);
    await signIn("manager");
    await expect(await inviteManager(page, site, name)).toContainText("Expires");
    await guestPage.goto("/invitations");
    await page.getByRole("button", { name: `Withdraw the invitation for ${name}` }).click();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
    await guestPage.getByRole("button", { name: /^Accept/ }).click();
    await expect(guestPage.getByRole("alert")).toContainText("This invitation has expired or was withdrawn.");
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

  test("shows the figures of a brand, with the days and the chart in the address", async ({
    page,
    signIn,
    site,
    expectAccessible,
  }) => {
    await signIn("manager");
    await page.goto(`${site.brands}/brands-manager`);
    await page.getByRole("link", { name: "Statistics", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "New followers" }).click();
    await expect(page).toHaveURL(/statistics\?from=[\d-]+&to=[\d-]+&figure=followers#chart$/);
    await expect(page.getByRole("img", { name: /^New followers: by day/ })).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export days as CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/^statistics-[\d-]+\.csv$/);
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
