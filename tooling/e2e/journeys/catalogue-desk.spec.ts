import { expect, test } from "./journey.ts";

test.describe("the catalogue on the staff desk", () => {
  test("an alias shows on the strain's page and in search, and a duplicate redirects", {
    tag: "@smoke",
  }, async ({ page, guestPage, signIn, expectAccessibleInBothThemes }) => {
    await signIn("admin");
    await page.goto("/admin/catalogue/strain?search=velvet");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Velvet Orbit", exact: true }).click();
    // A second attempt on the same site finds what the first one left.
    const attempt = Date.now();
    const alias = `Samtbahn ${attempt}`;
    await page.getByLabel("Other names").fill(alias);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Other names" }).first()).toContainText(alias);
    await expectAccessibleInBothThemes(page);
    await guestPage.goto(`/search?query=${encodeURIComponent(alias)}&group=strains`);
    await guestPage
      .getByRole("main")
      .getByRole("link", { name: "Velvet Orbit", exact: true })
      .first()
      .click();
    await expect(guestPage.getByText(`Also known as ${alias}`)).toBeVisible();

    await page.goto("/admin/catalogue/strain/new");
    await page.getByLabel("Name", { exact: true }).fill(`Velvet Orbitt ${attempt}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Velvet Orbitt ${attempt}` })).toBeVisible();
    await page.getByLabel("Merge into").click();
    await page.getByRole("combobox", { name: "Merge into" }).fill("Velvet Orb");
    await page.getByRole("option", { name: /^Velvet Orbit\b/ }).click();
    await page.getByRole("button", { name: "Merge", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Velvet Orbit", exact: true })).toBeVisible();
    await guestPage.goto(`/strains/velvet-orbitt-${attempt}`);
    await expect(guestPage).toHaveURL(/\/strains\/velvet-orbit$/);
  });

  test("a rejected entry keeps what was typed, without JavaScript too", async ({
    browser,
    site,
    complaints,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.community });
    complaints.watch(context);
    complaints.allow(/status of 422/);
    await context.addCookies([
      {
        name: "token",
        value: site.tokens.moderator ?? "",
        url: site.community,
        httpOnly: true,
        sameSite: "Lax",
      },
    ]);
    const page = await context.newPage();
    await page.goto("/admin/catalogue/product/new");
    await page.getByLabel("Name", { exact: true }).fill("Board without a brand");
    await page.getByLabel("Brand", { exact: true }).fill("nobody-sells-this");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Board without a brand");
    await expect(page.getByLabel("Brand", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await context.close();
  });

  test("a name from diaries is dismissed", async ({ page, signIn, expectAccessibleInBothThemes }) => {
    await signIn("moderator");
    await page.goto("/admin/claims");
    await expectAccessibleInBothThemes(page);
    const claim = page
      .getByRole("main")
      .locator("form")
      .filter({ has: page.locator("[value='Mosquito net']") });
    await claim.getByRole("button", { name: "Dismiss" }).click();
    await expect(claim).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Mosquito net" })).toBeHidden();
  });
});
