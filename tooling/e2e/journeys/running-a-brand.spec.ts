import { PERSONAS } from "@grow/testing";
import { chooseBrand } from "./brands.ts";
import { openHydrated } from "./hydration.ts";
import { expect } from "./journey.ts";
import { signUpByForm } from "./people.ts";
import { aPhoto, chooseFiles } from "./photos.ts";
import { signInAs, test } from "./subdomains.ts";

test("a manager publishes a brand page, a product and a feeding chart, and invites people", {
  tag: "@smoke",
}, async ({ page, guestPage, plainPage, site }) => {
  const colleague = await signUpByForm(guestPage);
  // Not among the testers of the demo data.
  const tester = PERSONAS.moderator;
  const portal = `${site.brands}/brands-manager`;
  const main = page.getByRole("main");

  await signInAs(page, "manager");
  await page.goto(portal);
  await chooseBrand(page, "Loam & Lumen");

  // Before hydration, a link leaves the page without a question.
  await openHydrated(page, `${portal}/edit`);
  await page.getByLabel("Description", { exact: true }).fill("Mixed by the window, tested in the tent.");
  await page.getByLabel("Based in").fill("Graz");
  // What was typed is not lost by a click on another tab.
  await page.getByRole("complementary").getByRole("link", { name: "Products" }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Keep editing" })
    .click();
  await expect(page.getByLabel("Based in")).toHaveValue("Graz");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/\?saved/);
  const brandPage =
    (await page.getByRole("link", { name: "View on Grow" }).getAttribute("href")) ?? "no link";

  await page.goto(`${portal}/products/edit/new`);
  await page.getByLabel("Name", { exact: true }).fill("Window Base");
  await page.getByLabel("Category").selectOption("Base feed");
  await page.getByLabel("Description", { exact: true }).fill("A base for every week.");
  const photo = page.waitForResponse((response) => response.url().includes("/uploads/photo"));
  await chooseFiles(page.locator("input[type=file]"), await aPhoto("bottle.jpg"));
  expect((await photo).ok()).toBe(true);
  await expect(main.getByLabel("What it shows")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/products\/edit\/\d+\?saved/);
  const productPage =
    (await page.getByRole("link", { name: "View on Grow" }).getAttribute("href")) ?? "no link";
  await page.getByRole("link", { name: "Edit composition" }).click();
  await page.getByLabel("N", { exact: true }).fill("4");
  await page.getByLabel("K₂O").fill("6.5");
  await expect(page.getByText("Sum: 10.5%")).toBeVisible();
  await page.getByRole("button", { name: "Publish composition" }).click();
  await expect(page).toHaveURL(/\?saved/);

  await page.goto(`${portal}/schemes/edit/new`);
  await page.getByLabel("Name", { exact: true }).fill("Window chart");
  await expect(page.getByRole("button", { name: "Fill right" })).toBeEnabled();
  await page.getByLabel("Add product").selectOption("Window Base");
  await page.getByLabel("Window Base, week 1", { exact: true }).fill("1.5");
  await page.getByRole("checkbox", { name: /^Public/ }).check();
  await page.getByRole("button", { name: "Save chart" }).click();
  await expect(page).toHaveURL(/schemes\/edit\/\d+/);

  await page.goto(`${portal}/testers`);
  await page.getByLabel("Grower's username").fill(tester.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Invite ${tester.name}`, exact: true }).click();
  await expect(main.getByRole("listitem").filter({ hasText: tester.name })).toContainText("Expires");
  await signInAs(plainPage, "moderator");
  await plainPage.goto("/invitations");
  await plainPage.getByRole("button", { name: "Accept the invitation from Loam & Lumen" }).click();
  await expect(plainPage.getByRole("alert")).toContainText("You're a tester now.");
  await page.goto(`${portal}/testers`);
  // Their diary with the brand was there before.
  await expect(page.getByRole("row").filter({ hasText: tester.name })).toContainText("Slow Comet");

  await page.goto(portal);
  await page.getByLabel("Grower's username").fill(colleague.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Invite ${colleague.name}` }).click();
  // The result of the search names the role to choose as well; it goes when the person is invited.
  await expect(page).not.toHaveURL(/query=/);
  await expect(main.getByRole("listitem").filter({ hasText: colleague.name })).toContainText("Editor");

  // The colleague hears of it, accepts, and edits the brand as well, signed in on the other subdomain.
  await guestPage.goto("/notifications");
  await expect(guestPage.getByText("A brand invited you to manage its page")).toBeVisible();
  await guestPage.getByRole("main").getByRole("link", { name: "Loam & Lumen" }).click();
  await guestPage.getByRole("button", { name: "Accept the invitation from Loam & Lumen" }).click();
  await expect(guestPage.getByRole("alert")).toContainText("You're in.");
  await guestPage.goto(`${portal}/edit`);
  await expect(guestPage.getByLabel("Based in")).toHaveValue("Graz");

  await guestPage.context().clearCookies();
  await guestPage.goto(brandPage);
  await expect(guestPage.getByText("Mixed by the window, tested in the tent.").first()).toBeVisible();
  await guestPage.goto(`${brandPage}/diaries`);
  await expect(guestPage.getByText("Tester", { exact: true }).first()).toBeVisible();
  await guestPage.goto(`${brandPage}/schemes`);
  await expect(guestPage.getByText("Window chart").first()).toBeVisible();
  await guestPage.goto(productPage);
  await expect(guestPage.getByRole("heading", { level: 1, name: "Window Base" })).toBeVisible();
  await expect(guestPage.getByText("6.5").first()).toBeVisible();
});
